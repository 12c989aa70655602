import { Navigate, useLocation } from "react-router";
import "#web/account/page/account-page.css";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { Row } from "#web/account/page/row.tsx";
import { BookingLink } from "#web/appointments/list/booking-link.tsx";
import { roleAtCompany } from "#web/links/party/party-text.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { FirstStepsRow } from "./settings/first-steps-row.tsx";
import { settingsWords as words } from "./settings/settings-messages.ts";
import { ShortcutsRow } from "./shortcuts-row.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The settings' first tab: what people share about themselves, this browser, and their data. */
export default function SettingsPage() {
  const { profile } = useAuth();
  const { hash } = useLocation();
  // In emails sent before the notifications had their own tab.
  if (hash === "#notices") return <Navigate to="/dashboard/settings/notifications" replace />;
  if (!profile) return null;
  return (
    <div className="flex max-w-[60rem] flex-col gap-6">
      <YouPanel profile={profile} />
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
            acts={<Way to="/dashboard/settings/account">{words.data.openExport}</Way>}
          >
            {words.data.exportText}
          </Row>
          <FirstStepsRow profile={profile} />
        </div>
      </Panel>
    </div>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton size="sm" to={to}>
      {children}
    </LinkButton>
  );
}

function YouPanel({ profile }: { profile: Profile }) {
  const is = words.you;
  return (
    <Panel title={is.title}>
      <div className="divide-y divide-line">
        <Row label={is.profile} acts={<Way to="/dashboard/profile">{is.openProfile}</Way>}>
          {[profile.fullName, roleAtCompany(profile)].filter(Boolean).join(", ")}
        </Row>
        <div className="px-5 py-4">
          <BookingLink className="max-w-xl" />
        </div>
      </div>
    </Panel>
  );
}
