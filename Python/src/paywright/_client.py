"""The client for programs with threads, or with one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from . import _questions as questions
from ._answers import read, read_as
from ._batches import WINDOW, Errors, OfCustomers, Prepared, Window, of_request
from ._configuration import Configuration
from ._errors import PaywrightError
from ._exchange import ChildExchange
from ._http_exchange import ServerExchange
from ._requests import Input, body_of, request
from ._transport import Exchange
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


class Paywright(Configuration):
    """Words for prices, offers and subscription status.

    It runs the program `paywright` beside this one, from the first request until `close` or the end of the `with`
    block. Any number of threads may share one client. If the program dies, it is started again, and what it had not
    answered is asked once more.

    `products` names the sets of product files that requests can join: `{"shop": ["shop.storekit"]}`. `jobs` is how many
    requests are worked on at a time, by default one for each core. `answer_bytes` is how large an answer may be, by default
    8 MiB: a larger one is a `RequestError` with the code `answer-too-large`, which names what to ask for instead;
    `held_bytes` is how much the program holds of requests and answers that are not read yet. `catalogs`, `messages`, `zone_info`, `roots` and
    `signer` are the options of that name of the program; with `roots`, signatures are verified. `stripe_secret` is a file
    with the secrets of Stripe's webhooks, one a line, for `status(body, stripe_signature=header)`. With
    `require_signature`, what is stated of the App Store and of Stripe without a signature is left out. `ignore_fields` are new
    fields of stores that change nothing, as `"stripe.subscription.NAME"`; `fields` are files of rows that are laid over the
    tables of fields. `binary` is the program itself. `timeout` is how many seconds an answer may take.

    With `url` or `socket` it runs no program and asks a `paywright-server`: `Paywright(url="https://words.example.com",
    token=…)`, `Paywright(socket="/run/paywright/socket")`. `ca_file` is the certificate to trust, where it is not one
    of the system's.

    >>> with Paywright() as pw:
    ...     print(pw.price("9.99", "EUR").results[0].lines.price)
    €9.99
    """

    def _open(self) -> None:
        self._exchange: Exchange[Any] = (
            ChildExchange(self._command, self._timeout) if self._server is None else ServerExchange(self._server)
        )

    # Questions

    def status(self, customer: Input, **options: Unpack[StatusOptions]) -> Status:
        """What to tell a customer, from what a store says: JSON as objects, its text, or the path of a file.

        A list is several inputs about one customer.
        """
        return self._ask(questions.status(customer, options), Status)

    def paywall(self, **options: Unpack[PaywallOptions]) -> Paywall:
        """The words for products and their offers."""
        return self._ask(questions.paywall(options), Paywall)

    def notices(self, customer: Input, **options: Unpack[NoticesOptions]) -> Notices:
        """What you may write to a customer before or after an event, and in which days by your own rules."""
        return self._ask(questions.notices(customer, options), Notices)

    def template(self, dialect: str, template: str, **options: Unpack[TemplateOptions]) -> Template:
        """A text written for `revenuecat`, `adapty` or `superwall`, filled in."""
        return self._ask(questions.template(dialect, template, options), Template)

    def outcome(self, outcomes: str | Iterable[str], **options: Unpack[TextOptions]) -> Value:
        """What to tell a customer after a purchase or a restore: "storekit2:networkError", "play:12", "restored"."""
        return self._ask(questions.outcome(outcomes, options), Value)

    def balance(self, balance: int, unit: str, **options: Unpack[TextOptions]) -> Value:
        """A balance with a word of your own: `"{balance, plural, one {# credit} other {# credits}}"`."""
        return self._ask(questions.balance(balance, unit, options), Value)

    def price(self, amount: Decimal | str | int, currency: str, **options: Unpack[PriceOptions]) -> Value:
        """One amount in a currency. A float is no exact amount, and is refused."""
        return self._ask(questions.price(amount, currency, options), Value)

    def period(self, period: str, **options: Unpack[TextOptions]) -> Value:
        """One length of time, by ISO 8601: "P3M"."""
        return self._ask(questions.period(period, options), Value)

    def fixed_words(self, storefront: str, **options: Unpack[FixedWordsOptions]) -> FixedWords:
        """The words that a law fixes for buttons in a country: "DEU"."""
        return self._ask(questions.fixed_words(storefront, options), FixedWords)

    def locales(self, **options: Unpack[LocalesOptions]) -> Locales:
        """The languages that there are; with `locale` or `locales`, the catalog that is used for each."""
        return self._ask(questions.locales(options), Locales)

    def reload(self) -> Reload:
        """Reads the files of the product sets again."""
        return self._ask(questions.reload(), Reload)

    def ask(self, request: Mapping[str, Any]) -> Answer:
        """The answer to a request in its own form, `paywright/request/1`."""
        prepared = of_request(request)
        if prepared.failure is not None:
            raise prepared.failure
        return read(self._line(prepared.body), prepared.own_id)

    def _ask(self, question: dict[str, Any], kind: type[Kind]) -> Kind:
        return read_as(kind, self._line(body_of(question)))

    def _line(self, body: bytes) -> bytes:
        return self._exchange.wait(self._exchange.send((body,))[0])

    # Many questions

    @overload
    def batch(
        self, requests: Iterable[Mapping[str, Any]], *, errors: Literal["raise"] = "raise", window: int = WINDOW
    ) -> Iterator[Answer]: ...

    @overload
    def batch(
        self, requests: Iterable[Mapping[str, Any]], *, errors: Literal["return"], window: int = WINDOW
    ) -> Iterator[Answer | PaywrightError]: ...

    def batch(
        self, requests: Iterable[Mapping[str, Any]], *, errors: Errors = "raise", window: int = WINDOW
    ) -> Iterator[Answer | PaywrightError]:
        """Answers to requests in their own form, `paywright/request/1`, in their order.

        At most `window` requests are in flight. With `errors="return"` an error stands in the place of its answer;
        otherwise it is raised there, and ends the batch.
        """
        return self._answers(map(of_request, requests), errors, window)

    @overload
    def status_many(
        self,
        customers: Iterable[Input],
        *,
        errors: Literal["raise"] = "raise",
        window: int = WINDOW,
        **options: Unpack[StatusOptions],
    ) -> Iterator[Status]: ...

    @overload
    def status_many(
        self,
        customers: Iterable[Input],
        *,
        errors: Literal["return"],
        window: int = WINDOW,
        **options: Unpack[StatusOptions],
    ) -> Iterator[Status | PaywrightError]: ...

    def status_many(
        self,
        customers: Iterable[Input],
        *,
        errors: Errors = "raise",
        window: int = WINDOW,
        **options: Unpack[StatusOptions],
    ) -> Iterator[Any]:
        """`status` of many customers, with the same options for all. `errors` and `window` are those of `batch`."""
        prepare = OfCustomers(request("status", options))
        return self._answers(map(prepare, customers), errors, window)

    def _answers(self, prepared: Iterable[Prepared], errors: Errors, size: int) -> Iterator[Answer | PaywrightError]:
        source = iter(prepared)
        window = Window(size)
        try:
            while window.fill(source, self._exchange):
                try:
                    answer: Answer | PaywrightError = window.answer(self._exchange)
                except PaywrightError as error:
                    if errors == "raise":
                        raise
                    answer = error
                yield answer
        finally:
            window.forget(self._exchange)

    # The process

    def close(self) -> None:
        """Waits for the answers of other threads' requests, and ends the program. A closed client refuses requests."""
        self._exchange.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
