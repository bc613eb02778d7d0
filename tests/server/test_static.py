"""The files of the client."""

from __future__ import annotations


def test_a_file_that_the_browser_has_is_not_sent_again(server):
    first = server.http.get("/static/theme.css")
    assert first.headers["content-encoding"] == "gzip"
    again = server.http.get("/static/theme.css", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
