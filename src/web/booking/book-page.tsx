import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { booking } from "./messages.ts";

/** Choosing an appointment without signing in (SPEC §2): not open yet, and the page says so. */
export default function BookPage() {
  return (
    <EmptyState
      line={booking.title}
      text={booking.text}
      level={1}
      className="lg:py-28"
      action={
        <LinkButton to="/" reloadDocument>
          {booking.home}
        </LinkButton>
      }
    />
  );
}
