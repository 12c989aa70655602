import { digitWord, type Slots, type Spoken } from "./shape.ts";

/** How people say the six-digit code they were sent; the slots come from `codeWords`. */
export const codes: readonly Spoken[] = [
  { says: "my code is {code}" },
  { says: "{code}" },
  { says: "The code is {code}." },
  { says: "it says {codeWords}", noise: "asr" },
  { says: "{codeWords}", noise: "asr" },
  { says: "um {codeOhs}", noise: "asr" },
  { says: "code {code}", noise: "typed" },
  { says: "{codeHalves}" },
  { says: "it's {codeHalves}" },
  { says: "{codePairs}" },
  { says: "{codeSpaced}" },
  { says: "Let me find it. Here, {codeCommas}." },
  { says: "okay i got it {codeWords}", noise: "asr" },
  { says: "I've got {code} written down here" },
  { says: "confirmation code {codeWords}", noise: "asr" },
  { says: "six digits right, {code}" },
  { says: "the number you sent me is {codeOhs}", noise: "asr" },
  { says: "{code} I believe" },
];

/** A caller who does not have the code at hand. */
export const noCodes: readonly Spoken[] = [
  { says: "I don't have a code." },
  { says: "what code" },
  { says: "i lost it" },
  { says: "i never got no code", noise: "asr" },
  { says: "I deleted that email, sorry." },
  { says: "dont have it", noise: "typed" },
  { says: "My daughter booked it for me so I don't know." },
  { says: "can't you just look me up by name" },
  { says: "it didn't come through" },
  { says: "I can't find it, I'm driving." },
  { says: "nobody gave me a code" },
  { says: "uh no i don't think so", noise: "asr" },
];

/** How people say which appointment is theirs. */
export const identities: readonly Spoken[] = [
  { says: "it's under {name}, {day} at {time}" },
  { says: "{name}, {day}, {time}" },
  { says: "I'm {name} and I'm down for {day} at {time}." },
  { says: "uh {name} i think it was {day} {time}", noise: "asr" },
  { says: "The appointment is {day} at {time}, name of {name}." },
  { says: "i'm the {time} {day}" },
  { says: "my name is {name} and my appointment is {day} {time}" },
  { says: "{name} {day} {time}", noise: "typed" },
  { says: "it's {day}, should be under {name}" },
  { says: "yeah look under {name} {day} {time}", noise: "asr" },
  { says: "{day} at {time}. {name}." },
  { says: "I made it for {name}, that's my mother, {day} {time}." },
  { says: "we're coming {day}, {name}" },
  { says: "you have me at {time} {day}, this is {name}" },
];

/** The time to which a caller wants the appointment moved. */
export const moveTargets: readonly Spoken[] = [
  { says: "could we do {day} at {time}" },
  { says: "move it to {day} {time}" },
  { says: "{day}, {time}" },
  { says: "{day} at {time} would be better" },
  { says: "um what about {day} {time}", noise: "asr" },
  { says: "same time but {day}" },
  { says: "Same day, just {time} if you can." },
  { says: "any time {day}" },
  { says: "push it to {day}" },
  { says: "I can come {day} at {time}." },
  { says: "{day} {time}?", noise: "typed" },
  { says: "a bit later, {time}" },
  { says: "Would {day} at {time} be possible?" },
  { says: "let's try {day}" },
  { says: "anything {day} around {time}" },
];

/** Why a caller cancels, when asked or not. */
export const cancelReasons: readonly Spoken[] = [
  { says: "we found another agent" },
  { says: "I got sick." },
  { says: "something came up at work", noise: "asr" },
  { says: "no reason" },
  { says: "i'd rather not say" },
  { says: "We decided to stay where we are." },
  { says: "rates are too high for us right now" },
  { says: "covid", noise: "typed" },
  { says: "My car won't start." },
  { says: "the seller took it off the market" },
  { says: "I am moving back to my country." },
  { says: "my husband lost his job so it's on hold", noise: "asr" },
];

/** A caller who was about to cancel or move and decides not to. */
export const secondThoughts: readonly Spoken[] = [
  { says: "actually keep it" },
  { says: "never mind, leave it as it is" },
  { says: "you know what i'll make it work don't cancel", noise: "asr" },
  { says: "Oh, then let's not change anything." },
  { says: "forget it, i'll come at the old time" },
  { says: "wait don't cancel" },
  { says: "On reflection, I shall keep the appointment." },
  { says: "nvm keep it", noise: "typed" },
  { says: "leave my appointment alone please" },
  { says: "no changes then" },
];

/** The slots of `codes` for one six-digit code. */
export function codeWords(code: string): Slots {
  const words = [...code].map(digitWord).join(" ");
  return {
    code,
    codeWords: words,
    codeOhs: words.replaceAll("zero", "oh"),
    codeCommas: [...code].join(", "),
    codeSpaced: [...code].join(" "),
    codeHalves: `${code.slice(0, 3)} ${code.slice(3)}`,
    codePairs: `${code.slice(0, 2)} ${code.slice(2, 4)} ${code.slice(4)}`,
  };
}
