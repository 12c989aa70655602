/** How long an address may be: RFC 5321, what fits in a mail's envelope. */
export const longestEmail = 254;

// The world's spellings: letters of any script on both sides, one @, a dot in the domain.
const shape = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]{2,}$/u;

/** Tells whether a text is formed like an email address; says nothing about whether mail arrives there. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && shape.test(text) && !text.includes("..");
}
