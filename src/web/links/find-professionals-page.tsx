import { soughtSide } from "#domain/links/sought.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { unavailableWords as words } from "./find/find-messages.ts";
import { ProfessionalSearch } from "./find/professional-search.tsx";

/** The Find Professionals page, for business types with Mortgage or Real Estate. */
export default function FindProfessionalsPage() {
  const { profile } = useAuth();
  if (!profile) return null;
  const sought = soughtSide(profile);
  if (sought) return <ProfessionalSearch me={profile} sought={sought} />;
  return (
    <EmptyState
      line={words.line}
      text={words.text(profile.businessType || words.noType)}
      action={<LinkButton to="/dashboard/profile">{words.profile}</LinkButton>}
    />
  );
}
