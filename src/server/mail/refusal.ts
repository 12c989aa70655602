/** Commands of SMTP whose refusal is about this one mail (RFC 5321, 4.1). */
const aboutTheMail = new Set(["RCPT TO", "DATA"]);
// The server wants a login, or another one (RFC 4954, 6): our setting is wrong, not the mail.
const aboutTheLogin = new Set([530, 534, 535, 538]);
// MAIL FROM names our sender, which is the same for every mail: only a size that is too much is the mail's (RFC 1870, 6.1).
const tooLarge = 552;

/** Why a mail did not go out. It ends in the log, so no address and no word of the server's stands in it. */
export class MailNotSent extends Error {
  override name = "MailNotSent";
  /**
   * "refused": trying again cannot change the answer. "login" and "sender": our own setting is wrong, SMTP_URL or
   * MAIL_FROM. "later": anything that may pass.
   */
  readonly kind: "refused" | "login" | "sender" | "later";
  constructor(kind: MailNotSent["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Reads what the mail program says of a failure: its code, the answer's number and the command that it was for. */
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
    // Refused before anything was asked: the address cannot be written, or the mail is larger than the server takes.
    const isUnfit = code === "EENVELOPE" || (code === "EMESSAGE" && at === "MAIL FROM");
    return new MailNotSent(isUnfit ? "refused" : code === "EAUTH" ? "login" : "later", why);
  }
  if (aboutTheLogin.has(responseCode)) return new MailNotSent("login", why);
  if (responseCode >= 500 && at === "MAIL FROM")
    return new MailNotSent(responseCode === tooLarge ? "refused" : "sender", why);
  if (responseCode >= 500 && aboutTheMail.has(at)) return new MailNotSent("refused", why);
  return new MailNotSent(code === "EAUTH" && responseCode >= 500 ? "login" : "later", why);
}
