/** An email kept on this machine. */
export type KeptMail = { to: string; links: string[] };

/** The emails of a product on this machine, newest first. The product says where its mailbox is. */
export async function readMails(origin: string): Promise<KeptMail[]> {
  const { mailbox } = (await (await fetch(`${origin}/dev/mail.json`)).json()) as {
    mailbox: string;
  };
  return (await (await fetch(mailbox)).json()) as KeptMail[];
}
