import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { refresh } from "./refresh.ts";
import { createQueryClient } from "./query-client.ts";

/** A query for a number; each request gets the next answer when the test provides it. */
function page(client: QueryClient) {
  const answers: ((value: number) => void)[] = [];
  const ask = () => new Promise<number>((answer) => answers.push(answer));
  const observer = new QueryObserver(client, { queryKey: ["notices"], queryFn: ask });
  const leave = observer.subscribe(() => {});
  return { answers, shown: () => observer.getCurrentResult().data, leave };
}

it("reloads once more if the first request was still running, because its answer may predate the change", async () => {
  const client = createQueryClient();
  const { answers, shown, leave } = page(client);
  const done = refresh(client, { queryKey: ["notices"] });
  expect(answers).toHaveLength(1);
  answers[0]!(0);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(1);
  await done;
  await vi.waitFor(() => expect(shown()).toBe(1));
  expect(answers).toHaveLength(2);
  leave();
});

it("reloads loaded data once, and nothing else", async () => {
  const client = createQueryClient();
  const { answers, shown, leave } = page(client);
  answers[0]!(0);
  await vi.waitFor(() => expect(shown()).toBe(0));
  await refresh(client, { queryKey: ["appointments"] });
  expect(answers).toHaveLength(1);
  const done = refresh(client, { queryKey: ["notices"] });
  answers[1]!(1);
  await done;
  expect([answers.length, shown()]).toEqual([2, 1]);
  leave();
});
