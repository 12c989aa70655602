import type { Profile } from "#web/account/auth-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { faceWords as words } from "./messages.ts";

/** Shown to an agent without a linked loan officer. */
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

/** Shown to a professional of neither side, with the role and business type of the profile. */
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

/** Shown to a loan officer without a link, even one with deals, because own deals never appear in the calculator. */
export function OfficerCard() {
  return (
    <EmptyState
      line={words.officerTitle}
      text={words.officerText}
      action={<LinkButton to="/dashboard/crm/working-deals">{words.officerDeals}</LinkButton>}
    />
  );
}
