import { Logger } from "graphile-worker";
import type { Log } from "./log.ts";

/** The queue's messages in our log, without job payloads: only what went wrong is worth a line. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error")
      log.error({ queue: message.slice(0, 300) }, "the queue reports an error");
    else if (level === "warning") log.warn({ queue: message.slice(0, 300) }, "the queue warns");
  });
}
