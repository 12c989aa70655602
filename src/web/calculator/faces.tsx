import type { Profile } from "#web/account/auth-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { faceWords as words } from "./messages.ts";

/** An agent without a linked loan officer (SPEC §2). */
export function LinkRequired() {
  return (
    <EmptyState
      line={words.linkTitle}
      text={words.linkText}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/dashboard/find-professionals" variant="primary">
            {words.linkFind}
          </LinkButton>
          <LinkButton to="/dashboard/profile">{words.linkProfile}</LinkButton>
        </div>
      }
    />
  );
}

/** A professional of neither side, and what the profile says of them (SPEC §2). */
export function AccessDenied({ profile }: { profile: Profile }) {
  return (
    <EmptyState
      line={words.deniedTitle}
      text={words.deniedText}
      action={
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-left">
          <dt className="text-soft">{words.role}</dt>
          <dd className="font-semibold wrap-anywhere">{profile.roleInBusiness || words.notSet}</dd>
          <dt className="text-soft">{words.businessType}</dt>
          <dd className="font-semibold wrap-anywhere">{profile.businessType || words.notSet}</dd>
        </dl>
      }
    />
  );
}

/** A loan officer, whose part is elsewhere (SPEC §2, AMB-80). */
export function OfficerCard() {
  return (
    <EmptyState
      line={words.officerTitle}
      text={words.officerText}
      action={<LinkButton to="/dashboard/crm/working-deals">{words.officerDeals}</LinkButton>}
    />
  );
}
