import type { ClientConfig } from "pg";
import type { DatabaseAddress } from "./database.ts";
import { startPostgres } from "./postgres/start-postgres.ts";

/** The configured database, before anything is migrated. */
export type Source = {
  admin: ClientConfig;
  address: DatabaseAddress;
  needsPassword: boolean;
  storage: string;
  lost: Promise<void>;
  stop(late?: AbortSignal): Promise<void>;
};

/** Starts the embedded PostgreSQL, or reads where the configured one is. */
export function openSource(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  say: (line: string) => void,
): Promise<Source> {
  return databaseUrl ? Promise.resolve(fromUrl(databaseUrl)) : embedded(dataDir, say);
}

async function embedded(dataDir: string, say: (line: string) => void): Promise<Source> {
  say("Starting the embedded PostgreSQL");
  const postgres = await startPostgres({
    dataDir,
    durable: true,
    log: say,
  });
  const address = { host: postgres.socketDir, port: postgres.port, database: postgres.database };
  let isStopping = false;
  return {
    admin: { ...address, user: postgres.user },
    address,
    needsPassword: false,
    storage: dataDir,
    lost: new Promise((resolve) => {
      void postgres.exited.then(() => {
        if (!isStopping) resolve();
      });
    }),
    stop: (late) => {
      isStopping = true;
      return postgres.stop(late);
    },
  };
}

function fromUrl(databaseUrl: string): Source {
  const url = new URL(databaseUrl);
  const sslmode = url.searchParams.get("sslmode");
  const ssl =
    sslmode && sslmode !== "disable"
      ? { rejectUnauthorized: sslmode.startsWith("verify") }
      : undefined;
  const socket = url.searchParams.get("host");
  const database = decodeURIComponent(url.pathname.slice(1)) || "postgres";
  const address = { host: socket ?? url.hostname, port: Number(url.port || 5432), database, ssl };
  return {
    admin: {
      ...address,
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
    },
    address,
    needsPassword: true,
    storage: `PostgreSQL at ${address.host}`,
    lost: new Promise(() => {}),
    stop: async () => {},
  };
}
