import { type DestinationStream, pino, type Logger } from "pino";
import { scopeFields } from "./work-scope.ts";

export type Log = Logger;

/**
 * JSON lines on standard output. Log entries contain ids, routes, codes and times; never a body, an address, a name or
 * an amount (test/nothing-personal.test.ts). What is logged of an error says `failureFacts`. Each entry names the request
 * or job that it belongs to. The redaction below is only a second safeguard.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: scopeFields,
    redact: {
      paths: ["email", "password", "token", "cookie", "authorization", "*.email", "*.password"],
      censor: "[left out]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
