import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { openDashboards } from "./dashboards.ts";

test("nothing is written to a closed dashboard that reads nothing, which would end the process", async () => {
  const owner = newId() as OwnerId;
  const dashboards = openDashboards({ beat: 60_000, mostOfOne: 1 });
  const errors: Error[] = [];
  const { promise: opened, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, res) => {
    res.writeHead(200).flushHeaders();
    res.on("error", (error) => errors.push(error));
    dashboards.add(owner, { res, isStillIn: () => Promise.resolve(false) });
    resolve(res);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const reader = connect((server.address() as AddressInfo).port, "127.0.0.1");
  reader.pause().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const res = await opened;
  // Until the system buffers no more for this reader, and something waits here.
  while (res.writableLength === 0 && !res.destroyed) {
    for (let times = 0; times < 50; times += 1)
      dashboards.tell(owner, "changed", "x".repeat(1_000));
    await sleep(5);
  }
  dashboards.sendAway(owner);
  await expect.poll(() => res.writableEnded).toBe(true);
  expect(res.destroyed).toBe(false);
  dashboards.tell(owner, "changed", "contacts");
  await sleep(50);
  expect(errors).toEqual([]);
  reader.destroy();
  dashboards.stop();
  server.close();
});

test("a client that disconnected while its session was looked up does not count", async () => {
  const owner = newId() as OwnerId;
  const dashboards = openDashboards({ beat: 60_000, mostOfOne: 1 });
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const server = createServer((_, res) => {
    res.on("close", () => {
      dashboards.add(owner, { res, isStillIn: () => Promise.resolve(true) });
      resolve();
    });
    reader.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const reader = connect((server.address() as AddressInfo).port, "127.0.0.1");
  reader.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await left;
  expect(dashboards.isFull(owner)).toBe(false);
  expect([...dashboards.owners()]).toEqual([]);
  dashboards.stop();
  server.close();
});
