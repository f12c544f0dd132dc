"""The client for programs with an event loop."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Mapping
from decimal import Decimal
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from . import _questions as questions
from ._answers import read, read_as
from ._async_batches import Batch
from ._async_exchange import AsyncChildExchange
from ._batches import WINDOW, Errors, OfCustomers, of_request
from ._configuration import Configuration
from ._errors import PaywrightError
from ._http_exchange import AsyncServerExchange
from ._requests import Input, body_of, request
from ._transport import AsyncExchange
from ._types import Answer, FixedWords, Locales, Notices, Paywall, Reload, Status, Template, Value

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

    from ._options import (
        FixedWordsOptions,
        LocalesOptions,
        NoticesOptions,
        PaywallOptions,
        PriceOptions,
        StatusOptions,
        TemplateOptions,
        TextOptions,
    )

Kind = TypeVar("Kind", bound=Answer)


class AsyncPaywright(Configuration):
    """`Paywright` with coroutines: the same arguments, the same questions, the same answers.

    Any number of tasks may ask at a time; one that is cancelled takes no answer from another. A client belongs to one
    event loop at a time.

    >>> import asyncio
    >>> async def main():
    ...     async with AsyncPaywright() as pw:
    ...         answer = await pw.price("9.99", "EUR")
    ...         print(answer.results[0].lines.price)
    >>> asyncio.run(main())
    €9.99
    """

    def _open(self) -> None:
        self._exchange: AsyncExchange[Any] = (
            AsyncChildExchange(self._command, self._timeout)
            if self._server is None
            else AsyncServerExchange(self._server, self._timeout)
        )

    # Questions

    async def status(self, customer: Input, **options: Unpack[StatusOptions]) -> Status:
        """What to tell a customer, from what a store says: JSON as objects, its text, or the path of a file.

        A list is several inputs about one customer.
        """
        return await self._ask(questions.status(customer, options), Status)

    async def paywall(self, **options: Unpack[PaywallOptions]) -> Paywall:
        """The words for products and their offers."""
        return await self._ask(questions.paywall(options), Paywall)

    async def notices(self, customer: Input, **options: Unpack[NoticesOptions]) -> Notices:
        """What you may write to a customer before or after an event, and in which days by your own rules."""
        return await self._ask(questions.notices(customer, options), Notices)

    async def template(self, dialect: str, template: str, **options: Unpack[TemplateOptions]) -> Template:
        """A text written for `revenuecat`, `adapty` or `superwall`, filled in."""
        return await self._ask(questions.template(dialect, template, options), Template)

    async def outcome(self, outcomes: str | Iterable[str], **options: Unpack[TextOptions]) -> Value:
        """What to tell a customer after a purchase or a restore: "storekit2:networkError", "play:12", "restored"."""
        return await self._ask(questions.outcome(outcomes, options), Value)

    async def balance(self, balance: int, unit: str, **options: Unpack[TextOptions]) -> Value:
        """A balance with a word of your own: `"{balance, plural, one {# credit} other {# credits}}"`."""
        return await self._ask(questions.balance(balance, unit, options), Value)

    async def price(self, amount: Decimal | str | int, currency: str, **options: Unpack[PriceOptions]) -> Value:
        """One amount in a currency. A float is no exact amount, and is refused."""
        return await self._ask(questions.price(amount, currency, options), Value)

    async def period(self, period: str, **options: Unpack[TextOptions]) -> Value:
        """One length of time, by ISO 8601: "P3M"."""
        return await self._ask(questions.period(period, options), Value)

    async def fixed_words(self, storefront: str, **options: Unpack[FixedWordsOptions]) -> FixedWords:
        """The words that a law fixes for buttons in a country: "DEU"."""
        return await self._ask(questions.fixed_words(storefront, options), FixedWords)

    async def locales(self, **options: Unpack[LocalesOptions]) -> Locales:
        """The languages that there are; with `locale` or `locales`, the catalog that is used for each."""
        return await self._ask(questions.locales(options), Locales)

    async def reload(self) -> Reload:
        """Reads the files of the product sets again."""
        return await self._ask(questions.reload(), Reload)

    async def ask(self, request: Mapping[str, Any]) -> Answer:
        """The answer to a request in its own form, `paywright/request/1`."""
        prepared = of_request(request)
        if prepared.failure is not None:
            raise prepared.failure
        return read(await self._line(prepared.body), prepared.own_id)

    async def _ask(self, question: dict[str, Any], kind: type[Kind]) -> Kind:
        return read_as(kind, await self._line(body_of(question)))

    async def _line(self, body: bytes) -> bytes:
        return await self._exchange.wait(self._exchange.send(body))

    # Many questions

    @overload
    def batch(
        self,
        requests: AsyncIterable[Mapping[str, Any]] | Iterable[Mapping[str, Any]],
        *,
        errors: Literal["raise"] = "raise",
        window: int = WINDOW,
    ) -> AsyncIterator[Answer]: ...

    @overload
    def batch(
        self,
        requests: AsyncIterable[Mapping[str, Any]] | Iterable[Mapping[str, Any]],
        *,
        errors: Literal["return"],
        window: int = WINDOW,
    ) -> AsyncIterator[Answer | PaywrightError]: ...

    def batch(
        self,
        requests: AsyncIterable[Mapping[str, Any]] | Iterable[Mapping[str, Any]],
        *,
        errors: Errors = "raise",
        window: int = WINDOW,
    ) -> AsyncIterator[Answer | PaywrightError]:
        """Answers to requests in their own form, `paywright/request/1`, in their order.

        At most `window` requests are in flight. With `errors="return"` an error stands in the place of its answer;
        otherwise it is raised there, and ends the batch.
        """
        return Batch(self._exchange, requests, of_request).answers(errors, window)

    @overload
    def status_many(
        self,
        customers: AsyncIterable[Input] | Iterable[Input],
        *,
        errors: Literal["raise"] = "raise",
        window: int = WINDOW,
        **options: Unpack[StatusOptions],
    ) -> AsyncIterator[Status]: ...

    @overload
    def status_many(
        self,
        customers: AsyncIterable[Input] | Iterable[Input],
        *,
        errors: Literal["return"],
        window: int = WINDOW,
        **options: Unpack[StatusOptions],
    ) -> AsyncIterator[Status | PaywrightError]: ...

    def status_many(
        self,
        customers: AsyncIterable[Input] | Iterable[Input],
        *,
        errors: Errors = "raise",
        window: int = WINDOW,
        **options: Unpack[StatusOptions],
    ) -> AsyncIterator[Any]:
        """`status` of many customers, with the same options for all. `errors` and `window` are those of `batch`."""
        return Batch(self._exchange, customers, OfCustomers(request("status", options))).answers(errors, window)

    # The process

    async def close(self) -> None:
        """Waits for the answers that are under way, and ends the program. A closed client refuses requests."""
        await self._exchange.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
