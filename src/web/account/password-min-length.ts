import { passwordMinLengthDefault } from "#domain/account/credentials.ts";

/**
 * The shortest password that this server accepts. The server writes it into the page; without that, this is the
 * default, and the server still checks.
 */
export function passwordMinLength(): number {
  if (typeof document === "undefined") return passwordMinLengthDefault;
  const written = Number(document.documentElement.dataset.passwordMinLength);
  return Number.isInteger(written) ? written : passwordMinLengthDefault;
}

/** The same as text; prerendered HTML gets a placeholder for it. */
export function passwordMinLengthText(): string {
  return typeof document === "undefined" ? "%PASSWORD_MIN_LENGTH%" : String(passwordMinLength());
}
