import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps the emails it gets and refuses the first `refusals`. */
export async function smtpCatcher(refusals = 0) {
  const caught: string[] = [];
  const recipients: string[] = [];
  let toRefuse = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (toRefuse-- > 0) return done(new Error("try later"));
        caught.push(Buffer.concat(chunks).toString());
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    parsed: () => Promise.all(caught.map((mail) => PostalMime.parse(mail))),
    /** The envelope recipients, whatever the headers say. */
    recipients: () => [...recipients],
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
