import { useWords } from "#web/language/use-words.ts";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { useGoHome } from "./frame/go-home.ts";
import { hostWords } from "./frame/host-words.ts";

/** The demo page without an id in its URL: redirects to / and says why, because the link was cut off. */
export default function NoAdminPage() {
  return (
    <VisitorPage>
      <LeadHome />
    </VisitorPage>
  );
}

function LeadHome() {
  const { noAdminId, loading } = useWords(hostWords);
  useGoHome(true, noAdminId);
  return <FullScreenSpinner label={loading} />;
}
