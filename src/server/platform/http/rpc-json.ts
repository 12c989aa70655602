import { StandardRPCJsonSerializer } from "@orpc/client/standard";

type Path = (string | number)[];
type Meta = [type: number, ...path: Path][];

const isDate = 1; // the protocol's number for a Date

/**
 * Serializes responses of the RPC protocol like oRPC, which copies every value to find the few that JSON cannot
 * represent. Ours contain only dates: those are noted with their path, and the rest is used unchanged. Anything else is
 * left to oRPC.
 */
export class PlainJsonSerializer extends StandardRPCJsonSerializer {
  override serialize(
    ...[data, ...rest]: Parameters<StandardRPCJsonSerializer["serialize"]>
  ): ReturnType<StandardRPCJsonSerializer["serialize"]> {
    const meta: Meta = [];
    const isWhole = rest.length === 0 && note(data, [], meta);
    return isWhole ? [data, meta, [], []] : super.serialize(data, ...rest);
  }
}

/** Notes where the dates are; false if there is a value that JSON would lose. */
function note(data: unknown, path: Path, meta: Meta): boolean {
  if (data === null || typeof data === "string" || typeof data === "boolean") return true;
  if (typeof data === "number") return Number.isFinite(data);
  if (typeof data !== "object") return false;
  if (data instanceof Date) {
    meta.push([isDate, ...path]);
    return true;
  }
  if (Array.isArray(data)) {
    for (let index = 0; index < data.length; index += 1) {
      path.push(index);
      if (!note(data[index], path, meta)) return false;
      path.pop();
    }
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const name in data) {
    const value = (data as Record<string, unknown>)[name];
    if (value === undefined) continue; // JSON leaves it out too
    path.push(name);
    if (!note(value, path, meta)) return false;
    path.pop();
  }
  return true;
}
