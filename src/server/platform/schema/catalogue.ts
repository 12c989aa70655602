/** Who owns something: one of our roles, or null for whoever migrates, whose name each installation chooses. */
type Owner = string | null;

export type Column = {
  name: string;
  type: string;
  notNull: boolean;
  /** How it gets a value by itself, in SQL; empty when it does not. */
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
  /** Of a view: its query. */
  query: string | null;
  columns: Column[];
  constraints: Named[];
  indexes: Named[];
  policies: Policy[];
  triggers: Named[];
};
export type Routine = {
  schema: string;
  /** Name and types of the arguments, which together tell it from all others. */
  signature: string;
  owner: Owner;
  definer: boolean;
  /** All that is said of it but its body. */
  head: string;
  body: string;
  /** Whether PostgreSQL keeps the body parsed, and writes it anew when it is asked. */
  isParsed: boolean;
  /** How PostgreSQL writes it down. */
  definition: string;
};
/** One right: what may be done, on what, by whom; of a table also on one column of it. */
export type Grant = { role: string; right: string; column: string | null; on: string };
export type Catalogue = {
  major: number;
  schemas: { name: string; owner: Owner }[];
  extensions: string[];
  types: Named[];
  relations: Relation[];
  routines: Routine[];
  /** What our roles and PUBLIC may do. */
  grants: Grant[];
  roles: Role[];
};
/** Of what a role is a member, and which powers it was made with. */
export type Role = { name: string; memberOf: string[]; powers: string[] };
