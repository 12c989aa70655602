import ChevronLeft from "lucide-react/icons/chevron-left";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useCameFrom } from "#web/ui/trail.ts";
import { contactPath, listOf } from "../contact/contact-links.ts";
import { contactWords as words } from "./contact-messages.ts";

/** Props of BackLink. */
export type BackLinkProps = { contact: Parameters<typeof listOf>[0] };

/**
 * The link back to the previous page as the person left it, with search, filters, rows and scroll position. If the page
 * was opened directly, it links to the contact's list instead.
 */
export function BackLink({ contact }: BackLinkProps) {
  const navigate = useNavigate();
  const from = useCameFrom();
  const list = listOf(contact);
  // A contact page has no title of its own.
  const isContact = from?.path.startsWith(contactPath(""));

  function onClick(event: MouseEvent) {
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!from || inNewTab) return;
    // Goes back in the history, so that the browser restores the scroll position.
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={from?.path ?? list.path}
      onClick={onClick}
      className="-ml-1 inline-flex min-h-8 items-center gap-1 self-start text-sm text-soft hover:text-ink pointer-coarse:min-h-11"
    >
      <ChevronLeft size={16} aria-hidden="true" />
      {isContact ? words.back : words.backTo(from?.title ?? list.name)}
    </Link>
  );
}
