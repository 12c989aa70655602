import { defineConfig } from "drizzle-kit";

/** Where `npm run db:new` reads the tables and writes a migration; running them is src/server/platform/schema/migrate.ts. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/server/**/tables.ts",
  out: "./migrations",
});
