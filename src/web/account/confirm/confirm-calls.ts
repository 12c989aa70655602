import { callAuth, takeRecoveryCode, verifyCode } from "../auth-calls.ts";
import { provePasskey } from "../passkeys.ts";
import type { Way } from "./ways.ts";

/** Proves by what was typed that the person is there; after that something sensitive is open for ten minutes. */
export async function confirmBy(way: Way, typed: string): Promise<void> {
  switch (way) {
    case "app":
      return verifyCode(typed);
    case "recovery":
      return void (await takeRecoveryCode(typed));
    case "passkey":
      return provePasskey();
    case "password":
      return void (await callAuth("POST", "/confirm/password", { password: typed }));
    case "code":
      return void (await callAuth("POST", "/confirm/code", { code: typed }));
  }
}

/** Sends a code to the own mailbox, or to the own phone where there is no mailbox. */
export async function sendConfirmationCode(): Promise<void> {
  await callAuth("POST", "/reauthenticate", {});
}
