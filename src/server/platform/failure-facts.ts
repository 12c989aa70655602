import { causeCode } from "./database.ts";
import { LoggableError } from "./loggable-error.ts";

/** What the log says about an error. */
export type FailureFacts = {
  error: string;
  code: string;
  /** The message of an error that is made for the log. */
  reason?: string;
  /** What PostgreSQL says about where it happened. */
  table?: string;
  column?: string;
  constraint?: string;
  /** Where in the code it happened. */
  stack?: string;
  cause?: FailureFacts;
};

const mostFrames = 12;
const mostCauses = 3;
const places = ["table", "column", "constraint"] as const;
const frame = /^\s+at (?:[\w$.<>[\] #]+ \()?(?:node:|file:|\/|native|<anonymous>)[^\s()]*\)?$/;

/**
 * What may be logged of an error: its kind, its code and where it happened. Its message is left out, also from the
 * stack: a database error's has the values of the statement, a parser's has the text it could not read.
 */
export function failureFacts(error: unknown): FailureFacts {
  return factsOf(error, mostCauses);
}

function factsOf(error: unknown, causesLeft: number): FailureFacts {
  if (!(error instanceof Error)) return { error: typeof error, code: "unknown" };
  const facts: FailureFacts = { error: identifier(error.name), code: identifier(causeCode(error)) };
  if (error instanceof LoggableError) facts.reason = error.message;
  for (const place of places) {
    const value = (error as unknown as Record<string, unknown>)[place];
    if (typeof value === "string") facts[place] = identifier(value);
  }
  const stack = framesOf(error);
  if (stack) facts.stack = stack;
  if (error.cause !== undefined && causesLeft > 0)
    facts.cause = factsOf(error.cause, causesLeft - 1);
  return facts;
}

function framesOf({ stack = "", message }: Error): string {
  // A message may have lines that look like frames.
  const below = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return below
    .split("\n")
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim())
    .join("\n");
}

/** Names and codes that are identifiers; nothing else is repeated. */
function identifier(text: string): string {
  return /^[\w.:-]{1,80}$/.test(text) ? text : "unknown";
}
