import { createHash } from "node:crypto";
import type { Catalog, Grant, Policy, Relation, Routine } from "./catalog.ts";

/** The facts about a database, by name: "column public.contacts.id" -> "uuid not null". */
export type Facts = Map<string, string>;

/** The catalog as single facts of one line each, to be compared one by one. */
export function factsOf(catalog: Catalog): Facts {
  const facts: Facts = new Map();
  const add: Add = (name, value) => facts.set(name, value.replace(/\s+/g, " ").trim());
  for (const { name, memberOf, powers } of catalog.roles) {
    add(`role ${name}`, powers.join(", ") || "no powers");
    add(`memberships of ${name}`, memberOf.join(listed));
  }
  for (const name of catalog.extensions) add(`extension ${name}`, "");
  for (const { name, owner } of catalog.schemas) {
    add(`schema ${name}`, "");
    addOwner(add, `schema ${name}`, owner);
  }
  for (const { name, definition } of catalog.types) add(`type ${name}`, definition);
  for (const relation of catalog.relations) addRelation(add, relation);
  for (const routine of catalog.routines) addRoutine(add, routine);
  for (const [name, rights] of rightsOf(catalog.grants)) add(name, rights.sort().join(listed));
  return facts;
}

/** The separator in a fact that is a list. */
export const listed = " | ";

type Add = (name: string, value: string) => void;

function addRelation(add: Add, relation: Relation): void {
  const table = `${relation.schema}.${relation.name}`;
  const { kind, owner, query, security } = relation;
  add(`${kind} ${table}`, query ?? "");
  addOwner(add, `${kind} ${table}`, owner);
  if (kind === "table") add(`row-level security of ${table}`, security);
  for (const { name, type, notNull, filled } of relation.columns)
    add(`column ${table}.${name}`, [type, notNull ? "not null" : "", filled].join(" "));
  for (const { name, definition } of relation.constraints)
    add(`constraint ${name} of ${table}`, definition);
  for (const { name, definition } of relation.indexes) add(`index ${name} of ${table}`, definition);
  for (const policy of relation.policies) {
    const name = `policy ${policy.name} of ${table}`;
    add(name, appliesTo(policy));
    add(`conditions of ${name}`, conditionsOf(policy));
  }
  for (const { name, definition } of relation.triggers)
    add(`trigger ${name} of ${table}`, definition);
}

function addOwner(add: Add, what: string, owner: string | null): void {
  add(`owner of ${what}`, owner ?? "whoever migrates");
}

/** A policy without its name and table. */
export function policyText(policy: Policy): string {
  return `${appliesTo(policy)} ${conditionsOf(policy)}`;
}

function appliesTo({ permissive, command, roles }: Policy): string {
  return `${permissive ? "" : "as restrictive "}for ${command} to ${roles.join(", ")}`;
}

function conditionsOf({ using, check }: Policy): string {
  const parts = [
    using === null ? "" : `using (${using})`,
    check === null ? "" : `with check (${check})`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** A body stored as text is hashed; a parsed one is printed by PostgreSQL. */
function addRoutine(add: Add, routine: Routine): void {
  const { schema, signature, head, body, isParsed, owner } = routine;
  const name = `function ${schema}.${signature}`;
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 16);
  add(name, isParsed ? head : `${head}, body ${hash}`);
  addOwner(add, name, owner);
  if (isParsed) add(`body of ${name}`, body);
}

/** The rights of one role on one object, by the fact's name. */
function rightsOf(grants: Grant[]): Map<string, string[]> {
  const rights = new Map<string, string[]>();
  for (const { role, right, column, on } of grants) {
    const name = `rights of ${role} on ${on}`;
    const words = column === null ? right : `${right} (${column})`;
    rights.set(name, [...(rights.get(name) ?? []), words]);
  }
  return rights;
}
