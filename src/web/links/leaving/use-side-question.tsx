import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { endingWith } from "#domain/links/leaving.ts";
import { linkingSide } from "#domain/links/sought.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { otherPartyOf } from "../invitations/invitation-text.ts";
import { invitationsOptions } from "../party/queries.ts";
import { leavingText, leavingWords as words } from "./leaving-text.ts";

/** A person's business, from their profile. */
export type Business = { businessType: string; roleInBusiness: string };

type Asked = { businessType: string; text: string; answer: (isAgreed: boolean) => void };

/**
 * Asks for a confirmation before a business change ends links or pending invitations. `mayChange` resolves to true if
 * nothing ends or the person agrees. Render `question` beside the form.
 */
export function useSideQuestion(me: string): {
  mayChange: (from: Business, to: Business) => Promise<boolean>;
  question: ReactNode;
} {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function mayChange(from: Business, to: Business): Promise<boolean> {
    const side = linkingSide(from);
    if (side === null || side === linkingSide(to)) return true;
    const ending = await readEnding(to).catch(() => null);
    if (ending && ending.names.length + ending.sent + ending.received === 0) return true;
    const { businessType } = to;
    return new Promise((answer) => {
      setAsked({ businessType, text: leavingText(businessType, ending), answer });
      setOpen(true);
    });
  }

  /** Always asks the server, because cached invitations may be outdated. */
  async function readEnding(to: Business) {
    const invitations = await client.fetchQuery({
      ...invitationsOptions(),
      staleTime: 0,
      retry: false,
    });
    const { links, sent, received } = endingWith(me, to, invitations);
    return { names: links.map((link) => otherPartyOf(link, me).fullName), sent, received };
  }

  function close(isAgreed: boolean): void {
    setOpen(false);
    asked?.answer(isAgreed);
  }

  const question = asked && (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && close(false)}
      title={words.title(asked.businessType)}
      description={`${asked.text} ${words.back}`}
      confirmLabel={words.act}
      onConfirm={() => close(true)}
    />
  );
  return { mayChange, question };
}
