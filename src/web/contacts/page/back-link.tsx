import ChevronLeft from "lucide-react/icons/chevron-left";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useCameFrom } from "#web/ui/trail.ts";
import { contactPath, listOf } from "../contact/contact-links.ts";
import { contactWords as words } from "./contact-messages.ts";

/** Props of BackLink. */
export type BackLinkProps = { contact: Parameters<typeof listOf>[0] };

/**
 * The way back: to where somebody came from, as they left it, with its search, filters, rows and place on the screen;
 * opened by its address, the page leads to the list in which the contact is.
 */
export function BackLink({ contact }: BackLinkProps) {
  const navigate = useNavigate();
  const from = useCameFrom();
  const list = listOf(contact);
  // Another contact has no title of its own.
  const isContact = from?.path.startsWith(contactPath(""));

  function onClick(event: MouseEvent) {
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!from || inNewTab) return;
    // A step back and not a new page: the browser has kept where it was.
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
