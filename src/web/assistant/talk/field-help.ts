import type { Expecting } from "#understanding/heard.ts";

/** What helps a keyboard, and whoever fills in for the visitor. */
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

/** How the field helps with what the assistant listens for. */
export const helpWith = (expecting: Expecting): FieldHelp => help[expecting] ?? {};
