import { connect, type Socket } from "node:net";

/** One HTTP request, ready to be written to a socket. */
export type Ready = Buffer;

/** How many answers arrived in time, and how many of them were not 200. */
export type Load = { perSecond: number; refused: number };

export function postOf(
  path: string,
  body: unknown,
  { port, cookie, from }: { port: number; cookie?: string; from?: string },
): Ready {
  const text = JSON.stringify(body);
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `origin: http://127.0.0.1:${port}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(from ? [`x-forwarded-for: ${from}`] : []),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

/**
 * Keeps this many connections busy for a while, one request at a time on each. It uses plain sockets, because on the
 * same two cores Node's own client would cost as much as the server being measured.
 */
export async function load(
  port: number,
  { requests, connections, seconds }: { requests: Ready[]; connections: number; seconds: number },
): Promise<Load> {
  const began = performance.now();
  const ends = began + seconds * 1_000;
  let [next, answers, refused] = [0, 0, 0];
  const line = await Promise.all(Array.from({ length: connections }, () => Line.open(port)));
  await Promise.all(
    line.map(async (one) => {
      while (performance.now() < ends) {
        const { status } = await one.ask(requests[next++ % requests.length]!);
        answers += 1;
        if (status !== 200) refused += 1;
      }
      one.close();
    }),
  );
  return { perSecond: answers / ((performance.now() - began) / 1_000), refused };
}

/** One connection, reopened whenever the server closes it. */
export class Line {
  #port: number;
  #socket: Socket;
  #received: Buffer[] = [];
  #settle: ((answer: { status: number; body: string }) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  static async open(port: number): Promise<Line> {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    return new Line(port, socket);
  }

  private constructor(port: number, socket: Socket) {
    this.#port = port;
    this.#socket = socket;
    this.#listen();
  }

  async ask(request: Ready): Promise<{ status: number; body: string }> {
    if (this.#socket.destroyed || this.#socket.readableEnded) {
      this.#socket = (await Line.open(this.#port)).#release();
      this.#listen();
    }
    return new Promise((settle, fail) => {
      [this.#settle, this.#fail] = [settle, fail];
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #release(): Socket {
    return this.#socket.removeAllListeners("data").removeAllListeners("close");
  }

  #listen(): void {
    this.#socket.on("data", (chunk: Buffer) => {
      this.#received.push(chunk);
      this.#read();
    });
    this.#socket.on("error", (error) => this.#fail?.(error));
    this.#socket.on("close", () => this.#fail?.(new Error("The server closed the connection.")));
  }

  #read(): void {
    const all = this.#received.length === 1 ? this.#received[0]! : Buffer.concat(this.#received);
    const headEnds = all.indexOf("\r\n\r\n");
    if (headEnds < 0) return;
    const head = all.subarray(0, headEnds).toString("latin1");
    const length = head.match(/\r\ncontent-length: (\d+)/i)?.[1];
    const bodyBegins = headEnds + 4;
    const isWhole =
      length === undefined
        ? all.subarray(-5).toString("latin1") === "0\r\n\r\n"
        : all.length >= bodyBegins + Number(length);
    if (!isWhole) {
      this.#received = [all];
      return;
    }
    this.#received = [];
    if (/\r\nconnection: close/i.test(head)) this.#socket.destroy();
    const settle = this.#settle;
    this.#settle = this.#fail = null;
    settle?.({ status: Number(head.slice(9, 12)), body: all.toString("utf8", bodyBegins) });
  }
}
