import { fileURLToPath } from "node:url";
import { policyText } from "./facts.ts";
import type { Catalog, Grant, Relation } from "./catalog.ts";

export const schemaFile = fileURLToPath(new URL("../../../../docs/schema.sql", import.meta.url));

const header = `-- What the database is made of once all migrations have run: tables, policies, functions, triggers, roles and rights.
-- Written by \`npm run db:schema\`; to read, not to run and not to edit. Whatever names no owner belongs to whoever
-- migrates. What an owner may do by being it is left out. The queue's own tables belong to its library.`;

/** The catalog as SQL for people to read. The same catalog always gives the same text. */
export function writeSchema(catalog: Catalog): string {
  const { schemas, relations, routines, grants, types } = catalog;
  const sections = [header, writeRoles(catalog)];
  for (const { name, owner } of schemas) {
    const inSchema = <Thing extends { schema: string }>(things: Thing[]) =>
      things.filter(({ schema }) => schema === name);
    sections.push(
      [
        `-- ${`${name} `.padEnd(90, "-")}`,
        `create schema ${name}${owner ? ` authorization ${owner}` : ""};`,
        ...grantsOn(grants, `schema ${name}`),
      ].join("\n"),
      ...types
        .filter((type) => type.name.startsWith(`${name}.`))
        .map((type) => [`create type ${type.name} as ${type.definition};`].join("\n")),
      ...inSchema(relations).map((relation) => writeRelation(relation, grants)),
      ...inSchema(routines).map(({ signature, definition, owner: of }) =>
        [
          `${definition.trimEnd()};`,
          ...(of ? [`alter function ${name}.${signature} owner to ${of};`] : []),
          ...grantsOn(grants, `function ${name}.${signature}`),
        ].join("\n"),
      ),
    );
  }
  return `${sections.join("\n\n")}\n`;
}

/** Names of logins contain the database's name, so logins are described as text. */
function writeRoles({ roles, extensions }: Catalog): string {
  return roles
    .flatMap(({ name, memberOf, powers }) =>
      name.startsWith("login of ")
        ? [`-- In each database the ${name}: ${powers.join(", ")}, in ${memberOf.join(", ")}.`]
        : [
            `create role ${name} ${powers.join(" ") || "nologin"};`,
            ...memberOf.map((group) => `grant ${group} to ${name};`),
          ],
    )
    .concat(extensions.map((name) => `create extension ${name};`))
    .join("\n");
}

function writeRelation(relation: Relation, grants: Grant[]): string {
  const table = `${relation.schema}.${relation.name}`;
  const { kind, query, security } = relation;
  const rows = [
    ...relation.columns.map(({ name, type, notNull, filled }) =>
      [name, type, notNull ? "not null" : "", filled].filter(Boolean).join(" "),
    ),
    ...relation.constraints.map(({ name, definition }) => `constraint ${name} ${definition}`),
  ];
  return [
    kind === "table" ? `create table ${table} (\n${rows.map(indented).join(",\n")}\n);` : "",
    kind === "view" ? `create view ${table} as ${query}` : "",
    kind === "sequence" ? `create sequence ${table};` : "",
    relation.owner ? `alter ${kind} ${table} owner to ${relation.owner};` : "",
    ...relation.indexes.map(({ definition }) => `${definition};`),
    security === "off" ? "" : `alter table ${table} enable row level security;`,
    security === "forced" ? `alter table ${table} force row level security;` : "",
    ...relation.policies.map(
      (policy) => `create policy ${policy.name} on ${table} ${policyText(policy)};`,
    ),
    ...grantsOn(grants, table),
    ...relation.triggers.map(({ definition }) => `${definition};`),
  ]
    .filter(Boolean)
    .join("\n");
}

function indented(text: string): string {
  return `  ${text.replaceAll("\n", "\n  ")}`;
}

/** One statement for all roles with the same rights on this object. */
function grantsOn(grants: Grant[], on: string): string[] {
  const byRole = Map.groupBy(
    grants.filter((grant) => grant.on === on),
    ({ role }) => role,
  );
  const rights = [...byRole].map(([role, given]) => ({ role, words: wordsOf(given) }));
  const byWords = Map.groupBy(rights, ({ words }) => words);
  return [...byWords].map(
    ([words, same]) => `grant ${words} on ${on} to ${same.map(({ role }) => role).join(", ")};`,
  );
}

/** The rights of one role: "select (id, name), delete". */
function wordsOf(given: Grant[]): string {
  return [...Map.groupBy(given, ({ right }) => right)]
    .map(([right, parts]) => {
      const columns = parts.flatMap(({ column }) => column ?? []);
      return columns.length > 0 ? `${right} (${columns.join(", ")})` : right;
    })
    .join(", ");
}
