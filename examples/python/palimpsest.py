"""A client of Palimpsest in one file, with nothing but Python's standard library (3.9 or newer).

Copy it into your project. Run it for a round trip:  PALIMPSEST_API_KEY=... python3 palimpsest.py
"""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


class PalimpsestError(Exception):
    """A refused request. `code` is the service's own, such as "session_not_found"; None where it is unavailable."""

    def __init__(self, status: int, code: str | None, detail: str) -> None:
        super().__init__(f"{status} {code or 'unavailable'}: {detail}")
        self.status = status
        self.code = code


@dataclass(frozen=True)
class MaskedText:
    """A text with placeholders. Offsets in `entities` count UTF-16 code units, not Python's characters."""

    text: str
    entities: Sequence[dict[str, Any]]
    audit_flags: Sequence[str]


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the key to wherever it points."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Palimpsest:
    """A service and the key to it. Every call tries again, up to `max_retries` times, when the service asks to wait.

    Waits of more than 90 seconds are left to you.
    """

    def __init__(self, base_url: str, api_key: str, timeout_seconds: float = 120, max_retries: int = 3) -> None:
        if not re.fullmatch(r"[\x21-\x7e]+", api_key):
            raise ValueError("api_key is empty, or has a space, a line end or a letter that no key has")
        self._url = base_url.rstrip("/") + "/v1/masking/"
        self._headers = {"Authorization": f"Bearer {api_key}", "Content-Type": "application/json"}
        self._open = urllib.request.build_opener(_NoRedirects).open
        self._timeout_seconds = timeout_seconds
        self._max_retries = max_retries

    def session(self, ttl_seconds: int = 3600) -> Session:
        """Opens a session. Use it in a `with` block, or call its `destroy`."""
        return Session(self, self.call("POST", "session", {"ttl_seconds": ttl_seconds})["session_id"])

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Returns the body of the answer. Raises PalimpsestError, or OSError without a whole answer."""
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(self._max_retries + 1):
            request = urllib.request.Request(self._url + path, data, self._headers, method=method)
            try:
                with self._open(request, timeout=self._timeout_seconds) as response:
                    return _fields(response.status, response.read() or b"{}")
            except urllib.error.HTTPError as error:
                wait_seconds = _wait_seconds(error.headers.get("Retry-After"), attempt)
                if error.code not in (429, 503) or attempt == self._max_retries or wait_seconds > 90:
                    raise _refusal(error) from None
                time.sleep(wait_seconds)
            except http.client.HTTPException as error:
                raise urllib.error.URLError("the answer broke off") from error
        raise AssertionError("the last attempt returns or raises")


class Session:
    """An open session. It ends with `destroy`, with its `with` block, or when its time to live is over."""

    def __init__(self, palimpsest: Palimpsest, session_id: str) -> None:
        self.id = session_id
        self._palimpsest = palimpsest

    def mask(self, text: str, stages: Sequence[int] | None = None) -> MaskedText:
        """Masks a text of at most 100 000 characters; an empty one, which the service refuses, needs no call."""
        if text == "":
            return MaskedText("", [], [])
        query = "" if stages is None else "?stages=" + ",".join(map(str, stages))
        answer = self._palimpsest.call("POST", "anonymize" + query, {"text": text, "session_id": self.id})
        return MaskedText(answer["anonymized_text"], answer["entities"], answer["audit_flags"])

    def unmask(self, text: str) -> str:
        """Restores a text of at most 100 000 characters. Placeholders that the session does not know stay."""
        if text == "":
            return ""
        return self._palimpsest.call("POST", "deanonymize", {"text": text, "session_id": self.id})["original_text"]

    def destroy(self) -> None:
        """Ends the session and wipes its values."""
        self._palimpsest.call("DELETE", f"session/{self.id}")

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.destroy()


def _refusal(error: urllib.error.HTTPError) -> PalimpsestError:
    problem = _fields(error.code, error.read())
    if not isinstance(problem.get("detail"), str):
        return _unexpected(error.code)
    return PalimpsestError(error.code, problem.get("code"), problem["detail"])


def _fields(status: int, body: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(body)
    except ValueError:
        fields = None
    if not isinstance(fields, dict):
        raise _unexpected(status)  # without the parser's error, which holds the whole text
    return fields


def _unexpected(status: int) -> PalimpsestError:
    return PalimpsestError(status, None, "The answer is not one of a Palimpsest service.")


def _wait_seconds(retry_after: str | None, attempt: int) -> float:
    """What the service asks for, else longer with every attempt; spread by chance, so that not all come at once."""
    is_number = retry_after is not None and retry_after.isascii() and retry_after.isdigit()
    base = float(retry_after) if is_number else 0.25 * 2**attempt
    return base * random.uniform(1, 1.1)


if __name__ == "__main__":
    service = Palimpsest(os.environ.get("PALIMPSEST_URL", "http://127.0.0.1:8080"), os.environ["PALIMPSEST_API_KEY"])
    with service.session(ttl_seconds=600) as session:  # session.destroy() at the end of the block
        masked = session.mask("Frau Anna Schmidt, anna.schmidt@example.com, IBAN DE89 3704 0044 0532 0130 00")
        print(masked.text)
        print(session.unmask("Ihre IBAN [DE_IBAN_1] ist vermerkt."))
