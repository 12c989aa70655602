import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";

/** Where a mail server stops answering; "drip" writes a byte now and then, so no silence times out. */
export const standstills = [
  "greeting",
  "greeting drip",
  "EHLO",
  "STARTTLS",
  "AUTH",
  "MAIL",
  "RCPT",
  "DATA",
  "text",
  "text drip",
] as const;
export type Standstill = (typeof standstills)[number];

/** What a mail server answers to a command instead of the proper reply, such as "550 5.1.1 Nobody here". */
export type Answers = Partial<
  Record<"CONN" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "text", string>
>;

/** A mail server that hangs at one step, or answers as told; otherwise it accepts every email. */
export async function badSmtp({
  hangsAt,
  answers = {},
}: { hangsAt?: Standstill; answers?: Answers } = {}) {
  const open = new Set<Socket>();
  const asked: string[] = [];
  let connections = 0;
  const [place, drips] = hangsAt?.split(" ") ?? [];
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on("error", () => {});
    const drip = setInterval(() => drips && isHanging && socket.write("2"), 50);
    socket.on("close", () => {
      open.delete(socket);
      clearInterval(drip);
    });
    let isHanging = false;
    let isText = false;
    const say = (step: string, usual: string) => {
      asked.push(step);
      if (step === place) isHanging = true;
      else socket.write(`${answers[step as keyof Answers] ?? usual}\r\n`);
    };
    createInterface({ input: socket }).on("line", (line) => {
      if (isHanging) return;
      if (isText) {
        if (line !== ".") return;
        isText = false;
        return say("text", "250 Taken");
      }
      const command = line.split(/[ :]/)[0]!.toUpperCase();
      if (command === "EHLO") {
        const offers = place === "STARTTLS" ? "250-STARTTLS\r\n" : "";
        return say("EHLO", `250-bad.test\r\n${offers}250 AUTH PLAIN`);
      }
      if (command === "STARTTLS") return say("STARTTLS", "454 Not now");
      if (command === "AUTH") return say("AUTH", "235 Welcome");
      if (command === "MAIL") return say("MAIL", "250 Sender taken");
      if (command === "RCPT") return say("RCPT", "250 Recipient taken");
      if (command === "DATA") {
        isText = answers.DATA === undefined && place !== "DATA";
        return say("DATA", "354 Go on");
      }
      if (command === "QUIT") return socket.end("221 Bye\r\n");
      socket.write("250 So be it\r\n");
    });
    say(place === "greeting" ? "greeting" : "CONN", "220 bad.test ESMTP");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    /** The commands it received, in order. */
    asked,
    /** How many connections are open now, and were opened in total. */
    open: () => open.size,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
