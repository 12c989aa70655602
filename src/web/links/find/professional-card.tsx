import Check from "lucide-react/icons/check";
import Phone from "lucide-react/icons/phone";
import UserPlus from "lucide-react/icons/user-plus";
import { useId, useRef } from "react";
import { Link } from "react-router";
import type { Professional } from "#contract/links.ts";
import type { CardState } from "#domain/links/invitation.ts";
import { Portrait } from "#web/profiles/portrait.tsx";
import { Button } from "#web/ui/button.tsx";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { roleAtCompany } from "../party/party-text.ts";
import { cardWords as words } from "./find-messages.ts";
import { useInvite } from "./use-invite.ts";

/**
 * How the two professionals are linked. "unknown" if it could not be read; the server still rejects a wrong invitation.
 */
export type BetweenUs = {
  state: CardState | "loading" | "unknown";
  /** Whether the pending invitation came from them. */
  isInvitedByThem: boolean;
};

/** Props of ProfessionalCard. */
export type ProfessionalCardProps = BetweenUs & { professional: Professional };

/** One professional of the other side, how to reach them, and the button to link. */
export function ProfessionalCard({ professional, state, isInvitedByThem }: ProfessionalCardProps) {
  const heading = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const invite = useInvite(professional);
  const { fullName, phone, businessType, locationCity, locationState } = professional;
  const role = roleAtCompany(professional);
  const place = locationCity && locationState && `${locationCity}, ${locationState}`;
  // Shown as sent at once, and reverted if it fails.
  const isSent = invite.isPending || (invite.isSuccess && state === "unknown");
  const shown = isSent ? "pending" : state;

  function onInvite() {
    // The button becomes disabled, so the focus moves to the card's heading.
    name.current?.focus();
    invite.mutate();
  }

  return (
    <li
      aria-labelledby={heading}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start gap-4">
        <Portrait name={fullName} url={professional.profilePictureUrl} size="md" />
        <div className="min-w-0 flex-1">
          <h3
            ref={name}
            id={heading}
            tabIndex={-1}
            className="line-clamp-2 text-lg/6 font-semibold wrap-anywhere outline-none"
          >
            {fullName}
          </h3>
          {role && <p className="mt-0.5 line-clamp-3 wrap-anywhere">{role}</p>}
        </div>
      </div>
      <div className="mt-3 flex flex-col items-start text-sm text-soft">
        {businessType && <p className="wrap-anywhere">{businessType}</p>}
        {place && <p className="wrap-anywhere">{place}</p>}
        {phone && (
          <a
            href={phoneHref(phone)}
            className="mt-1 inline-flex min-h-7 max-w-full items-center gap-2 text-green hover:underline pointer-coarse:min-h-11"
          >
            <Phone size={14} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">{words.phone} </span>
            <span className="min-w-0 truncate">{phone}</span>
          </a>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <LinkState state={shown} describedBy={heading} onInvite={onInvite} />
        {shown === "pending" && isInvitedByThem && <ToInvitations>{words.answer}</ToInvitations>}
        {shown === "linked" && <ToInvitations>{words.see}</ToInvitations>}
      </div>
    </li>
  );
}

type LinkStateProps = { state: BetweenUs["state"]; describedBy: string; onInvite: () => void };

function LinkState({ state, describedBy, onInvite }: LinkStateProps) {
  const common = { "aria-describedby": describedBy, className: "max-sm:w-full" };
  if (state === "linked")
    return (
      <Button {...common} disabled icon={<Check size={16} aria-hidden="true" />}>
        {words.linked}
      </Button>
    );
  if (state === "pending")
    return (
      <Button {...common} disabled>
        {words.sent}
      </Button>
    );
  return (
    <Button
      {...common}
      busy={state === "loading"}
      icon={<UserPlus size={16} aria-hidden="true" />}
      onClick={onInvite}
    >
      {words.invite}
    </Button>
  );
}

function ToInvitations({ children }: { children: string }) {
  return (
    <Link
      to="/dashboard/profile?tab=invitations"
      className="text-link inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}
