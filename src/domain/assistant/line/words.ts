import { possessive } from "#domain/kernel/possessive.ts";

/** The professional whose phone line it is. */
type For = { fullName: string; companyName: string | null };

/** A number as it is read aloud, digit by digit in groups: "7 1 8, 5 5 5, 0 1 4 2". */
export function readAloud(number: string): string {
  const digits = number.replace(/^\+1/, "").replace(/\D/g, "");
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean);
  return groups.map((group) => [...group].join(" ")).join(", ");
}

/**
 * What the line says where no conversation is possible, so that no caller hears silence. It always says that it is
 * automated.
 */
export const lineWords = {
  notConnected:
    "This number isn't in service right now. Please email the person you're trying to reach. Goodbye.",
  ringing: ({ fullName }: For) => `One moment, please. I'm trying to reach ${fullName}.`,
  writeInstead: ({ fullName }: For) =>
    `${fullName} can't take your call right now. Please send a text message to this number, or call again later. Goodbye.`,
  broke: ({ fullName }: For) =>
    `I'm sorry, something went wrong on my side. One moment, please. I'm trying to reach ${fullName}.`,
  brokeForGood:
    "I'm sorry, something went wrong on our side. Please call again in a few minutes, or send a text message to this number. Goodbye.",
  /** Said to the professional before a caller is transferred: an answering machine cannot press a key. */
  screening: ({ fullName }: For) =>
    `This is ${possessive(fullName)} automated assistant with a caller for you. Press any key to take the call.`,
  again: "Sorry, I didn't catch that. Could you say it again?",
  stillThere: "Are you still there?",
  silentGoodbye:
    "I can't hear you, so I'll hang up now. Please call again, or send a text message. Goodbye.",
  goodbye: "Thank you for calling. Goodbye.",
  tooLong:
    "I'm sorry, calls with me end after a few minutes. Please call again, or send a text message to this number. Goodbye.",
  closing: "I'm sorry, I have to interrupt this call for a moment.",
  stopped: "We won't call or text you anymore. Goodbye.",
  /** Left on an answering machine: who called and how to call back, and nothing about the reason. */
  voicemail: ({ fullName, companyName }: For, callback: string) => {
    const who = companyName ? `${fullName} at ${companyName}` : fullName;
    return `Hello, this is the automated assistant of ${who}. Please call back at ${readAloud(callback)}. Again, ${readAloud(callback)}. Thank you.`;
  },
};

/** What the line says during a conversation in Spanish. */
export const spanishLineWords = {
  again: "Perdón, no entendí eso. ¿Me lo puede repetir?",
  stillThere: "¿Sigue ahí?",
  silentGoodbye:
    "No le oigo, así que voy a colgar. Por favor llame otra vez o mande un mensaje de texto. Hasta luego.",
  goodbye: "Gracias por llamar. Hasta luego.",
  tooLong:
    "Lo siento, las llamadas conmigo terminan después de unos minutos. Por favor llame otra vez o mande un mensaje de texto a este número. Hasta luego.",
  closing: "Lo siento, tengo que interrumpir esta llamada por un momento.",
  stopped: "Ya no le llamaremos ni le escribiremos. Hasta luego.",
} satisfies Partial<typeof lineWords>;

/** The line's own replies to keywords. */
export const textWords = {
  stopped: ({ fullName }: For) =>
    `You won't get any more calls or messages from ${fullName}. Reply START if you change your mind.`,
  started: ({ fullName }: For) =>
    `You can get messages from ${fullName} again. Reply STOP at any time to end them.`,
  help: ({ fullName, companyName }: For, link: string) =>
    `This is the automated assistant of ${fullName}${companyName ? `, ${companyName}` : ""}. Book a time at ${link}. Reply STOP to opt out. Message and data rates may apply.`,
  resting: ({ fullName }: For, link: string) =>
    `This is an automated reply: ${fullName}'s assistant isn't on right now. You can book a time at ${link}`,
  wordsAlone: "I can only read text. Please write what this is about.",
  broke: "I'm sorry, something went wrong on my side. Please send that again in a minute.",
};

/** The reply to an end of all contact that was written in Spanish. */
export const spanishStopped = ({ fullName }: For) =>
  `Ya no recibirá llamadas ni mensajes de ${fullName}. Responda START si cambia de opinión.`;
