"""Words for prices, offers and subscription status, in every language of the App Store."""

from . import _types
from ._async_client import AsyncPaywright
from ._client import Paywright
from ._errors import (
    AnswerTimeout,
    BinaryNotFound,
    Closed,
    PaywrightError,
    Place,
    ProcessDied,
    RequestError,
    ServerNotReached,
)
from ._types import *  # noqa: F403

__version__ = "0.1.0"
__all__ = [
    "AnswerTimeout",
    "AsyncPaywright",
    "BinaryNotFound",
    "Closed",
    "Paywright",
    "PaywrightError",
    "Place",
    "ProcessDied",
    "RequestError",
    "ServerNotReached",
]
__all__ += _types.__all__
