/** One of our roles, or null for the role that migrates, whose name differs between installations. */
type Owner = string | null;

export type Column = {
  name: string;
  type: string;
  notNull: boolean;
  /** Its default or generation expression, in SQL; empty without one. */
  filled: string;
};
export type Named = { name: string; definition: string };
export type Policy = {
  name: string;
  permissive: boolean;
  command: string;
  roles: string[];
  using: string | null;
  check: string | null;
};
export type Relation = {
  schema: string;
  name: string;
  kind: "table" | "view" | "sequence";
  owner: Owner;
  security: "off" | "enabled" | "forced";
  /** The query of a view. */
  query: string | null;
  columns: Column[];
  constraints: Named[];
  indexes: Named[];
  policies: Policy[];
  triggers: Named[];
};
export type Routine = {
  schema: string;
  /** Name and argument types, which identify a routine. */
  signature: string;
  owner: Owner;
  definer: boolean;
  /** Everything but its body. */
  head: string;
  body: string;
  /** Whether PostgreSQL stores the body parsed and prints it from that. */
  isParsed: boolean;
  /** As PostgreSQL prints it. */
  definition: string;
};
/** A grant: which rights on which object, to whom; also on a single column. */
export type Grant = { role: string; right: string; column: string | null; on: string };
export type Catalog = {
  major: number;
  schemas: { name: string; owner: Owner }[];
  extensions: string[];
  types: Named[];
  relations: Relation[];
  routines: Routine[];
  /** What our roles and PUBLIC were granted. */
  grants: Grant[];
  roles: Role[];
};
/** Its memberships and attributes. */
export type Role = { name: string; memberOf: string[]; powers: string[] };
