/** The emails in a product's local mailbox, newest first. The product says where the mailbox is. */
export async function readMailbox<Message>(
  origin: string,
  path: "/dev/mail.json" | "/dev/sms.json",
): Promise<Message[]> {
  const { mailbox } = (await (await fetch(new URL(path, origin))).json()) as { mailbox: string };
  return (await (await fetch(mailbox)).json()) as Message[];
}
