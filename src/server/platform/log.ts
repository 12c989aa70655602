import { pino, type Logger } from "pino";

export type Log = Logger;

/**
 * JSON lines on standard output. Log entries contain ids, routes, codes and times; never a body, an address, a name or
 * an amount. The redaction below is only a second safeguard.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ["email", "password", "token", "cookie", "authorization", "*.email", "*.password"],
      censor: "[left out]",
    },
  });
}
