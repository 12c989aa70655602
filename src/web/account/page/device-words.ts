import type { SignInMethod } from "#domain/account/sign-in-methods.ts";

/** The texts of linked accounts and of signed-in devices. */

export const providerNames: Record<string, string> = {
  google: "Google",
  facebook: "Facebook",
  sso: "Company account",
};

export const linkedWords = {
  title: "Linked accounts",
  text: "Other accounts you can sign in with.",
  none: "No other accounts can be linked yet.",
  notLinked: "Not linked",
  linked: (day: string): string => `Linked ${day}`,
  link: "Link",
  linkOne: (name: string): string => `Link ${name}`,
  linkFailed: "We couldn't link the account",
  unlink: "Unlink",
  unlinkOne: (name: string): string => `Unlink ${name}`,
  unlinkQuestion: (name: string): string => `Unlink ${name}?`,
  unlinkText: "You can no longer sign in with it.",
  unlinked: "Account Unlinked",
  unlinkFailed: "We couldn't unlink the account",
  lastWay: "This is your only way to sign in. Set a password or add a passkey first.",
} as const;

export const deviceWords = {
  title: "Devices",
  text: "Where you are signed in.",
  unknown: "Unknown device",
  on: (browser: string, system: string): string => `${browser} on ${system}`,
  thisOne: "This device",
  pending: "Two-step sign-in pending",
  assured: "Two-step sign-in done",
  started: (way: string, when: string): string => `Signed in ${way} on ${when}`,
  seen: (ago: string): string => `Last seen ${ago}`,
  end: "Sign out",
  endOne: (device: string): string => `Sign out ${device}`,
  ended: "Device Signed Out",
  endOthers: "Sign out all others",
  endedOthers: (count: number): string =>
    count === 1 ? "1 Device Signed Out" : `${count} Devices Signed Out`,
  failed: "We couldn't sign out the device",
} as const;

const ways: Record<SignInMethod, string> = {
  password: "with your password",
  email: "with an email link",
  "email-code": "with an email code",
  "phone-code": "with a text message code",
  passkey: "with a passkey",
  google: "with Google",
  facebook: "with Facebook",
  sso: "with your company account",
};

/** The sign-in method after "Signed in"; empty for a method that this page doesn't know yet. */
export function wayText(method: string | null): string {
  return (method !== null && Object.hasOwn(ways, method) && ways[method as SignInMethod]) || "";
}

/** A device's name: "Firefox on Windows". */
export function deviceText(device: { browser: string | null; system: string | null }): string {
  const { browser, system } = device;
  if (browser && system) return deviceWords.on(browser, system);
  return browser ?? system ?? deviceWords.unknown;
}
