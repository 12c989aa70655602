/** The professional for whom the line answers. */
type For = { fullName: string; companyName: string | null };

/** A number as it is read aloud, digit by digit in its groups: "7 1 8, 5 5 5, 0 1 4 2". */
export function readAloud(number: string): string {
  const digits = number.replace(/^\+1/, "").replace(/\D/g, "");
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean);
  return groups.map((group) => [...group].join(" ")).join(", ");
}

/**
 * What the line says where no conversation can, so that no caller hears silence. It always says that it is automated.
 */
export const lineWords = {
  notConnected:
    "This number is not connected right now. Please write to the person whom you wanted to reach. Goodbye.",
  ringing: ({ fullName }: For) => `One moment, please. I am trying to reach ${fullName}.`,
  writeInstead: ({ fullName }: For) =>
    `${fullName} cannot take your call right now. Please send a text message to this number, or call again later. Goodbye.`,
  broke: ({ fullName }: For) =>
    `I am sorry, something went wrong on my side. One moment, please. I am trying to reach ${fullName}.`,
  brokeForGood:
    "I am sorry, something went wrong on our side. Please call again in a few minutes, or send a text message to this number. Goodbye.",
  /** Said to the professional before a caller is put through: an answering machine presses no key. */
  screening: ({ fullName }: For) =>
    `This is the automated assistant of ${fullName}. Somebody is on the line for you. Press any key to take the call.`,
  again: "I am sorry, I did not get that. Could you say it once more?",
  stillThere: "Are you still there?",
  silentGoodbye:
    "I cannot hear you, so I will hang up now. Please call again, or send a text message. Goodbye.",
  goodbye: "Thank you for calling. Goodbye.",
  tooLong:
    "I am sorry, calls with me end after a few minutes. Please call again, or send a text message to this number. Goodbye.",
  closing: "I am sorry, I have to interrupt this call for a moment.",
  stopped: "You will not be called or texted by us any more. Goodbye.",
  /** Left on an answering machine: who called and how to call back, and nothing about the matter. */
  voicemail: ({ fullName, companyName }: For, callback: string) => {
    const who = companyName ? `${fullName} at ${companyName}` : fullName;
    return `Hello, this is the automated assistant of ${who}. Please call back at ${readAloud(callback)}. Again, ${readAloud(callback)}. Thank you.`;
  },
};

/** What the line answers to a text by itself. */
export const textWords = {
  stopped: ({ fullName }: For) =>
    `You will get no more calls or messages from ${fullName}. Reply START if you change your mind.`,
  started: ({ fullName }: For) =>
    `You can get messages from ${fullName} again. Reply STOP at any time to end them.`,
  help: ({ fullName, companyName }: For, link: string) =>
    `This is the automated assistant of ${fullName}${companyName ? `, ${companyName}` : ""}. Book a time at ${link}. Reply STOP to get no more messages. Rates of your carrier may apply.`,
  resting: ({ fullName }: For, link: string) =>
    `This is an automated answer: ${fullName}'s assistant is not on right now. You can book a time at ${link}`,
  wordsAlone: "I can only read words. Please write to me what it is about.",
  broke: "I am sorry, something went wrong on my side. Please send that once more in a minute.",
};
