"""Mail over SMTP, if a server for it is named."""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from planetb.server.process.settings import Settings

TIMEOUT: Final = 20.0  # seconds that the mail server may take
_FOR_GOOD: Final = 500  # from this answer on there is no use in trying again


class Undeliverable(OSError):
    """The mail server says that nobody is ever reached at this address."""


class Mailer:
    """Sends plain letters: `smtp://user:password@host:587` (TLS if offered) or `smtps://…:465`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def address(self) -> str:
        """Where people find this server, for links; never taken from a request."""
        return (self.settings.public or next(iter(self.settings.origins.split()), "")).rstrip("/")

    @property
    def ready(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.settings.smtp and self.address)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Sends one letter; raises OSError if it could not be sent, `Undeliverable` if it never can be."""
        # when it is needed: most servers have no mail
        from aiosmtplib import SMTPException, SMTPRecipientsRefused, send

        where = urlsplit(self.settings.smtp)
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self.settings.mail_from)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await send(
                message,
                hostname=where.hostname or "localhost",
                port=where.port,
                username=unquote(where.username) if where.username else None,
                password=unquote(where.password) if where.password else None,
                use_tls=where.scheme == "smtps",
                timeout=TIMEOUT,
            )
        except SMTPRecipientsRefused as error:
            for_good = all(one.code >= _FOR_GOOD for one in error.recipients)
            raise (Undeliverable if for_good else OSError)(type(error).__name__) from error
        except SMTPException as error:
            raise OSError(type(error).__name__) from error
