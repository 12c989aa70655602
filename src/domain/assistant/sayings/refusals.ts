import type { Alarm, Delicate } from "#understanding/heard.ts";

/** The fixed answers on topics that are not the assistant's to discuss. */
export function refusalOf(delicate: Delicate, fullName: string): string {
  switch (delicate) {
    case "rates":
      return `I can't talk about prices, costs or terms. ${fullName} can do that with you in an appointment.`;
    case "qualify":
      return `I can't say what someone can get or afford. ${fullName} can go over that with you in an appointment.`;
    case "steering":
      return "I can't describe areas or the people in them, to be fair to everyone. Public sources such as the city and the state have figures.";
    case "otherClients":
      return "I can't share anything about other people or their appointments.";
    case "legal":
      return `I can't give advice on that or promise anything. Please ask ${fullName} or a professional.`;
    case "fraud":
      return "I can't help with that.";
    case "personalNumbers":
      return "Please don't share card, account or Social Security numbers here. I don't need them, and I haven't kept them.";
    case "instructions":
      return "I am an automated assistant and can only help with appointments and messages.";
    case "dial":
      return `I can only transfer calls to ${fullName}, not to other numbers.`;
  }
}

/** The same refusals in other words, for who asks again at once. */
export function refusalAgainOf(delicate: Delicate): string {
  switch (delicate) {
    case "rates":
      return "Prices, costs and terms are not for me to talk about.";
    case "qualify":
      return "What someone can get or afford is not for me to say.";
    case "steering":
      return "About areas and the people in them I have nothing to say.";
    case "otherClients":
      return "Other people and their appointments stay private.";
    case "legal":
      return "Advice and promises are not mine to give.";
    case "fraud":
      return "That is nothing I can do.";
    case "personalNumbers":
      return "Such numbers don't belong here, and I keep none of them.";
    case "instructions":
      return "Appointments and messages are all that I do.";
    case "dial":
      return "I don't call or connect other numbers.";
  }
}

/** The answer to an alarm, said before anything else. */
export function alarmWords(alarm: Alarm, fullName: string): string {
  switch (alarm) {
    case "emergency":
      return "If this is an emergency, please call 911 right away. I am an automated assistant and cannot send help.";
    case "selfHarm":
      return "I am sorry that you are going through this. Please call or text 988, at any hour, or 911 if you are in danger. I am an automated assistant and cannot help with this, but people there can.";
    case "abuse":
      return `I understand that you are upset. I can help with an appointment, or pass a message on to ${fullName}.`;
  }
}

/** For callers who speak another language than English and Spanish. */
export const otherLanguageWords: Record<string, string> = {
  fr: "Désolé, je ne comprends que l'anglais et l'espagnol pour le moment. Vous pouvez laisser un message en français.",
  vi: "Xin lỗi, hiện tôi chỉ hiểu tiếng Anh và tiếng Tây Ban Nha. Quý vị có thể để lại tin nhắn bằng tiếng Việt.",
  zh: "抱歉，我目前只懂英语和西班牙语。您可以用中文留言，我会转达。",
};

// For callers who refuse a transcript. The assistant needs their words while it works, so it can only promise to delete
// them.

export const forgottenWords =
  "All right. What we said so far is deleted, and the rest goes as soon as we are done.";

export const callBackOrBook = (name: string) =>
  `Would you like ${name} to call you back, or should I book an appointment?`;

export const callBackInstead = (name: string) =>
  `If you'd rather speak with ${name}, ask for a call back at any time.`;
