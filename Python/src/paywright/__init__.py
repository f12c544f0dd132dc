"""Words for prices, offers and subscription status, in every language of the App Store."""

from ._client import Paywright
from ._errors import AnswerTimeout, BinaryNotFound, Closed, PaywrightError, Place, ProcessDied, RequestError
from ._types import *  # noqa: F403
from ._types import __all__ as _types

__version__ = "0.1.0"
