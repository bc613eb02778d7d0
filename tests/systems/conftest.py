"""What pytest must not import: it would take POSIX from the tests themselves."""

collect_ignore = ["hidden"]
