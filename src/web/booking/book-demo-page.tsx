import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { booking } from "./messages.ts";

/** Choosing a demo without signing in (SPEC §2): not open yet, and the page says so. */
export default function BookDemoPage() {
  return (
    <EmptyState
      line={booking.title}
      text={booking.demoText}
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
