import { passwordMinLengthDefault } from "#domain/account/credentials.ts";

/**
 * The shortest password this server takes (D12). The server writes it into the page; where nobody did,
 * the spec's minimum stands, and the server still has the last word.
 */
export function passwordMinLength(): number {
  const written = Number(document.documentElement.dataset.passwordMinLength);
  return Number.isInteger(written) ? written : passwordMinLengthDefault;
}
