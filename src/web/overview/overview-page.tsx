import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { overviewWords as words } from "./messages.ts";

/** Overview (SPEC §2): until its figures come, the way to the leads. */
export default function OverviewPage() {
  return (
    <EmptyState
      line={words.line}
      text={words.text}
      action={
        <LinkButton to="/dashboard/crm/new-leads" variant="primary">
          {words.action}
        </LinkButton>
      }
    />
  );
}
