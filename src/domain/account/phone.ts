/** The answer to something that is no phone number. */
export const phoneUnfit = "Enter a phone number like +1 718 555 0142.";

/** The answer where this Hearthline sends no text messages. */
export const textsNotSetUp = "Phone sign-in isn't set up here. Use your email.";

/** The answer to a right password before the number was proved; the text goes out again with it. */
export const phoneNotVerified =
  "Please verify your phone number first. We have just sent you the code again.";

/** The answer to a sign-in by phone that is not right, whatever of it is wrong. */
export const phoneOrPasswordWrong = "Invalid phone number or password";

/** Answers a request for a code by another channel than sms. */
export const channelUnknown = "Phone codes are sent by text message: use the channel sms.";

/** Answers the removal of a number that is the only way into the account. */
export const phoneIsLastWayIn =
  "This number is your only way to sign in. Add and verify an email address first.";
