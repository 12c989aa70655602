import { LoggableError } from "#server/platform/loggable-error.ts";

/** SMTP commands whose refusal is about this one email (RFC 5321, 4.1). */
const aboutTheMail = new Set(["RCPT TO", "DATA"]);
// The server wants a login, or another one (RFC 4954, 6): the setting is wrong, not the email.
const aboutTheLogin = new Set([530, 534, 535, 538]);
// MAIL FROM names our sender, which all emails share; only the size in it is about this one (RFC 1870, 6.1).
const tooLarge = 552;

/** Why an email was not sent. The message is for the log: no address and nothing that the server wrote. */
export class MailNotSent extends LoggableError {
  override name = "MailNotSent";
  /**
   * "refused": another try cannot succeed. "login" and "sender": our setting is wrong, SMTP_URL or MAIL_FROM. "later":
   * temporary.
   */
  readonly kind: "refused" | "login" | "sender" | "later";
  constructor(kind: MailNotSent["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Reads nodemailer's error: its code, the response code and the SMTP command. */
export function whyNotSent(error: unknown): MailNotSent {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  const at = typeof command === "string" ? command : "";
  const message = [
    typeof responseCode === "number" ? `SMTP answered ${responseCode}` : "SMTP failed",
    at && `at ${at}`,
    typeof code === "string" && `(${code})`,
  ];
  const why = message.filter(Boolean).join(" ");
  if (typeof responseCode !== "number") {
    // Refused before sending: the address cannot be written, or the email is larger than the server accepts.
    const isUnfit = code === "EENVELOPE" || (code === "EMESSAGE" && at === "MAIL FROM");
    return new MailNotSent(isUnfit ? "refused" : code === "EAUTH" ? "login" : "later", why);
  }
  if (aboutTheLogin.has(responseCode)) return new MailNotSent("login", why);
  if (responseCode >= 500 && at === "MAIL FROM")
    return new MailNotSent(responseCode === tooLarge ? "refused" : "sender", why);
  if (responseCode >= 500 && aboutTheMail.has(at)) return new MailNotSent("refused", why);
  return new MailNotSent(code === "EAUTH" && responseCode >= 500 ? "login" : "later", why);
}
