type Return = { callbackURL: string };

/*
 * Where the two mails of an email change lead: the first link, in the mail to the address in use, only asks the new one;
 * the second moves the account. The page tells the person which of the two it was.
 */
export const moveAsked: Return = { callbackURL: "/dashboard/account?email=asked" };
const moved: Return = { callbackURL: "/dashboard/account?email=moved" };

/** Where a verification link leads when it is the second one of an email change; null for any other. */
export function findMoveReturn(url: string): Return | null {
  return new URL(url).searchParams.get("callbackURL") === moveAsked.callbackURL ? moved : null;
}
