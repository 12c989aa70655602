import { customType, uuid } from "drizzle-orm/pg-core";
import type { OwnerId } from "#domain/kernel/ids.ts";

/** The column of a record's owner. */
export const ownerColumn = (name: string) => uuid(name).$type<OwnerId>();

/** timestamptz in the database, a Date in TypeScript. */
export const instant = customType<{ data: Date; driverData: Date | string }>({
  dataType: () => "timestamptz",
  fromDriver: (value) => (value instanceof Date ? value : new Date(value)),
});

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
