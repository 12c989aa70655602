import type { Expecting } from "#understanding/heard.ts";

/** Attributes that help on-screen keyboards and autofill. */
export type FieldHelp = {
  inputMode?: "email" | "tel" | "numeric";
  autoComplete?: "email" | "tel" | "name" | "one-time-code";
  autoCapitalize?: "none" | "words";
  spellCheck?: false;
};

const help: Partial<Record<Expecting, FieldHelp>> = {
  email: { inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  phone: { inputMode: "tel", autoComplete: "tel" },
  name: { autoComplete: "name", autoCapitalize: "words", spellCheck: false },
  code: { inputMode: "numeric", autoComplete: "one-time-code" },
};

/** The field's attributes for what the assistant expects next. */
export const helpWith = (expecting: Expecting): FieldHelp => help[expecting] ?? {};
