import { newPassword } from "#domain/account/credentials.ts";

/** What is wrong with a new password's length, in words for its owner, or null. */
export function checkNewPassword(password: string, minLength: number): string | null {
  const result = newPassword(minLength).safeParse(password);
  return result.success ? null : result.error.issues[0]!.message;
}
