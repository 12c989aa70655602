/** The response to something that is not a phone number. */
export const phoneUnfit = "Enter a phone number like +1 718 555 0142.";

/** The response where this installation sends no text messages. */
export const textsNotSetUp = "Phone sign-in isn't set up here. Use your email.";

/** The response to a correct password before the number is verified; the text is sent again with it. */
export const phoneNotVerified =
  "Please verify your phone number first. We have just sent you the code again.";

/** The response to a failed phone sign-in; it does not say which part was wrong. */
export const phoneOrPasswordWrong = "Invalid phone number or password";

/** The response to a request for a code on any channel but sms. */
export const channelUnknown = "Phone codes are sent by text message: use the channel sms.";

/** The response to removing a number that is the only way to sign in. */
export const phoneIsLastSignInMethod =
  "This number is your only way to sign in. Add and verify an email address first.";
