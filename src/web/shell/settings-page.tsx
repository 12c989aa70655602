import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isLinkingTrade } from "#domain/links/sought.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import "#web/account/page/account-page.css";
import { addressOf } from "#web/account/address-of.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { Row } from "#web/account/page/row.tsx";
import { BookingLink } from "#web/appointments/list/booking-link.tsx";
import { settingsOptions } from "#web/assistant/shared/queries.ts";
import { roleAtCompany } from "#web/links/party/party-text.ts";
import { WishesPanel } from "#web/notices/wishes-panel.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { FirstStepsRow } from "./settings/first-steps-row.tsx";
import { settingsWords as words } from "./settings/settings-messages.ts";
import { ShortcutsRow } from "./shortcuts-row.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** All settings in one place, each with its current value and a link to change it. */
export default function SettingsPage() {
  const { user, profile } = useAuth();
  useHash();
  if (!user || !profile) return null;
  return (
    <div className="flex max-w-[60rem] flex-col gap-6">
      <AccountPanel address={addressOf(user)} profile={profile} />
      <TimePanel profile={profile} />
      <AssistantPanel />
      {/* The target of links in emails (domain/notices/where-to.ts). */}
      <div id="notices" tabIndex={-1} className="scroll-mt-20 outline-none">
        <WishesPanel profile={profile} />
      </div>
      <Panel title={words.look.title}>
        <div className="divide-y divide-line">
          <Row label={words.look.appearance} acts={<ThemeSwitch />}>
            {words.look.text}
          </Row>
          <ShortcutsRow profile={profile} />
        </div>
      </Panel>
      <Panel title={words.data.title}>
        <div className="divide-y divide-line">
          <Row
            label={words.data.export}
            acts={<Way to="/dashboard/account">{words.data.openExport}</Way>}
          >
            {words.data.exportText}
          </Row>
          <FirstStepsRow profile={profile} />
        </div>
      </Panel>
    </div>
  );
}

/** Scrolls to the section in the URL's hash, also when the page opens with it. */
function useHash() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (!part) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash, key]);
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton size="sm" to={to}>
      {children}
    </LinkButton>
  );
}

function AccountPanel({ address, profile }: { address: string; profile: Profile }) {
  const isLinked = profile.linkedLoanOfficerId !== null || profile.linkedRealEstateAgentId !== null;
  const is = words.account;
  return (
    <Panel title={is.title}>
      <div className="divide-y divide-line">
        <Row label={is.profile} acts={<Way to="/dashboard/profile">{is.openProfile}</Way>}>
          {[profile.fullName, roleAtCompany(profile)].filter(Boolean).join(", ")}
        </Row>
        <Row label={is.security} acts={<Way to="/dashboard/account">{is.openSecurity}</Way>}>
          {is.securityText(address)}
        </Row>
        {isLinkingTrade(profile) && (
          <Row
            label={is.sharing}
            acts={<Way to="/dashboard/profile?tab=invitations">{is.openSharing}</Way>}
          >
            {!isLinked
              ? is.isNotLinked
              : sideOf(profile) === "loan officer"
                ? is.linkedOfficer
                : is.linkedAgent}
          </Row>
        )}
      </div>
    </Panel>
  );
}

function TimePanel({ profile }: { profile: Profile }) {
  const is = words.time;
  const zone = profile.timeZone ? zoneName(profile.timeZone) : is.noZone;
  return (
    <Panel title={is.title}>
      <div className="divide-y divide-line">
        <Row label={is.hours} acts={<Way to="/dashboard/availability">{is.openHours}</Way>}>
          {profile.availabilityPreferences ? is.ownHours(zone) : is.usualHours(zone)}
        </Row>
        <div className="px-5 py-4">
          <BookingLink className="max-w-xl" />
        </div>
      </div>
    </Panel>
  );
}

function AssistantPanel() {
  const { data } = useQuery(settingsOptions());
  const is = words.assistant;
  return (
    <Panel title={is.title}>
      <Row
        label={
          <>
            {is.answers}
            {data && (
              <span className="font-normal text-soft"> is {is.state(data.settings.isOn)}</span>
            )}
          </>
        }
        acts={<Way to="/dashboard/assistant?tab=settings">{is.open}</Way>}
      >
        {is.text}
      </Row>
    </Panel>
  );
}
