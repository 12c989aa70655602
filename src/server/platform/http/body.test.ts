import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { readBody } from "./body.ts";

test("the body of a client that disconnected before it was read is not waited for", async () => {
  const { promise: outcome, resolve } = Promise.withResolvers<string>();
  const server = createServer((req) => {
    // As when the session is checked first.
    req.on("close", () =>
      setImmediate(() => {
        const waiting = new Promise<string>((late) => setTimeout(late, 1_000, "still waiting"));
        resolve(
          Promise.race([
            readBody(req).then(
              () => "read",
              () => "refused",
            ),
            waiting,
          ]),
        );
      }),
    );
    sender.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const sender = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sender.write("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  expect(await outcome).toBe("refused");
  server.close();
});
