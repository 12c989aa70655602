import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set<string>(dictionary["passwords-common"] ?? []);

/** Whether a password is one of the tens of thousands that attackers try first, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
