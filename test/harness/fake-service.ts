import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request that an external service received. */
export type Asked = {
  path: string;
  authorization: string | undefined;
  form: Record<string, string>;
};

/** A stand-in for an external service: it records requests and answers as told. */
export async function answeringServer(
  answer: (asked: Asked, count: number) => { status: number; body?: unknown },
) {
  const asked: Asked[] = [];
  const read = async (req: IncomingMessage): Promise<Asked> => ({
    path: req.url!,
    authorization: req.headers.authorization,
    form: Object.fromEntries(new URLSearchParams(await text(req))),
  });
  const server = createServer(async (req, res) => {
    const request = await read(req);
    asked.push(request);
    const { status, body = {} } = answer(request, asked.length);
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
