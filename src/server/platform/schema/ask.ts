/** Runs a query on the catalog. $1 is our roles, $2 the schemas, if the query needs them. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The name of an owner among our roles ($1), or null. */
export function owner(column: string): string {
  return `(select r.rolname from pg_roles r where r.oid = ${column} and r.rolname = any ($1))`;
}

export function notOfExtension(catalog: string, oid: string): string {
  return `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${oid}
            and x.deptype = 'e')`;
}
