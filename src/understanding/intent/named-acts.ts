// The act that an answer names, read from the words themselves, even if a model understood the turn: a yes to another act
// is not a yes.

const acts = /\b(book|schedule|lock|send|cancel|move)\s+(?:it|that|this)\b/gi;

/** The acts that are named with their object: "ok move it" names "move". */
export function namedActs(text: string): string[] {
  return [...text.matchAll(acts)].map(([, act]) => act!.toLowerCase());
}

/** "Wait, cancel that request" withdraws the cancellation. */
export function callsOff(text: string): boolean {
  return /\b(?:wait|hold on|request|cancel(?:l?ing|lation)|never ?mind)\b/i.test(text);
}

/** "Keep it", "leave it": nothing should change. */
export function leavesAsItIs(text: string): boolean {
  return /\b(?:keep|leave) (?:it|that|this|my appointment|the appointment)\b/i.test(text);
}

/** "Ok move it", but not "don't move it, cancel it". */
export function asksToMove(text: string): boolean {
  return namedActs(text).includes("move") && !/\b(?:cancel|not|don't|dont)\b/i.test(text);
}
