import { AsyncLocalStorage } from "node:async_hooks";

/** A request in progress. */
export type RequestScope = {
  /** Its id, as in x-request-id. */
  req: string;
  /** The template of its address, such as /api/v1/leads/{id}: never the address itself. */
  route: string;
  /** Called when its answer is a channel that stays open: that is no duration, and no work in progress. */
  staysOpen: () => void;
};
/** A job in progress: its kind, and its number in the queue. */
export type JobScope = { job: string; run: string };

const scopes = new AsyncLocalStorage<RequestScope | JobScope>();

/** Runs one request or job: every log entry that is written meanwhile names it. */
export function within<Result>(scope: RequestScope | JobScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** Runs what belongs to no request, such as the report of a connection that another one opened. */
export function outside<Result>(work: () => Result): Result {
  return scopes.exit(work);
}

/** Says which route the current request turned out to be. */
export function noteRoute(route: string): void {
  const scope = scopes.getStore();
  if (scope && "route" in scope) scope.route = route;
}

/** Says that the current request is answered with a channel that stays open for hours. */
export function noteOpenChannel(): void {
  const scope = scopes.getStore();
  if (scope && "staysOpen" in scope) scope.staysOpen();
}

/** The fields by which a log entry names its request or job. A new object each time, because the log adds to it. */
export function scopeFields(): { req?: string; job?: string; run?: string } {
  const scope = scopes.getStore();
  if (!scope) return {};
  return "req" in scope ? { req: scope.req } : { job: scope.job, run: scope.run };
}
