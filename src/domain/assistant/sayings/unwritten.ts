// For who refuses to be written down. The assistant works with words, so that what it may promise is their end.

export const forgottenWords =
  "All right. What we said so far is deleted, and the rest goes as soon as we are done.";

export const callBackOrBook = (name: string) =>
  `Would you like ${name} to call you back, or shall I book an appointment?`;

export const callBackInstead = (name: string) =>
  `If you would rather speak with ${name}, ask for a call back at any time.`;
