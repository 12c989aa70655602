import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<Map<object, unknown>>();

/** Answers one request with state of its own, for `requestState`. */
export function withRequestState<Result>(work: () => Result): Result {
  return requests.run(new Map(), work);
}

/** A value of the current request, for callbacks that do not get the request. Outside of requests it is `initial`. */
export function requestState<Value>(initial: Value) {
  const key = {};
  return {
    get: (): Value => {
      const values = requests.getStore();
      return values?.has(key) ? (values.get(key) as Value) : initial;
    },
    set(value: Value): void {
      requests.getStore()?.set(key, value);
    },
  };
}
