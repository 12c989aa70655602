import * as z from "zod";
import { hostName, setting, whole } from "./setting.ts";

/** Environment variables of what operators watch. */
export const watchingKeys = {
  METRICS_PORT: setting(whole(0, 65_535).optional()),
  METRICS_HOST: setting(hostName.default("127.0.0.1")),
  LOG_LEVEL: setting(
    z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be fatal, error, warn, info, debug, trace or silent",
      )
      .default("info"),
  ),
};

export type WatchingConfig = {
  /** Where metrics and the operator's health check are served; null for nowhere. Port 0 takes any free port. */
  metrics: { host: string; port: number } | null;
  logLevel: string;
};

/** What operators watch. Nothing is measured without a port of its own. */
export function readWatching(values: z.infer<z.ZodObject<typeof watchingKeys>>): WatchingConfig {
  const { METRICS_HOST: host, METRICS_PORT: port, LOG_LEVEL: logLevel } = values;
  return { metrics: port === undefined ? null : { host, port }, logLevel };
}
