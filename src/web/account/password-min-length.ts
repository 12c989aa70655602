import { passwordMinLengthDefault } from "#domain/account/credentials.ts";

/**
 * The shortest password this server takes (D12). The server writes it into the page; where nobody did,
 * the spec's minimum stands, and the server still has the last word.
 */
export function passwordMinLength(): number {
  if (typeof document === "undefined") return passwordMinLengthDefault;
  const written = Number(document.documentElement.dataset.passwordMinLength);
  return Number.isInteger(written) ? written : passwordMinLengthDefault;
}

/** The same for a sentence; HTML that is written at build time keeps the place for it. */
export function passwordMinLengthText(): string {
  return typeof document === "undefined" ? "%PASSWORD_MIN_LENGTH%" : String(passwordMinLength());
}
