/** What the local mailbox of a product holds, newest first. The product says itself where it is. */
export async function readMailbox<Message>(
  origin: string,
  path: "/dev/mail.json" | "/dev/sms.json",
): Promise<Message[]> {
  const { mailbox } = (await (await fetch(new URL(path, origin))).json()) as { mailbox: string };
  return (await (await fetch(mailbox)).json()) as Message[];
}
