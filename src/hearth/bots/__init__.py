"""Players that see a match only through the kernel's interface."""
