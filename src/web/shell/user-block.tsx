import clsx from "clsx";
import LogOut from "lucide-react/icons/log-out";
import { NavLink } from "react-router";
import { sidebarRole } from "#domain/profiles/sides.ts";
import { addressOf } from "#web/account/address-of.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Portrait } from "#web/profiles/portrait.tsx";
import { Button } from "#web/ui/button.tsx";
import { entryClass } from "./entry-class.ts";
import { leave } from "./leave.ts";
import { shellWords } from "./messages.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The signed-in person: full name or email, the role below it, and Settings, the theme and Sign Out. */
export function UserBlock() {
  const { user, profile, signOut } = useAuth();
  if (!user || !profile) return null;
  const name = profile.fullName || addressOf(user);
  return (
    <div className="border-t border-line px-3 pt-3 pb-4">
      <div className="flex items-center gap-3 px-2">
        <Portrait name={name} url={profile.profilePictureUrl} />
        <div className="min-w-0">
          <p title={name} className="truncate font-semibold">
            {name}
          </p>
          <p className="line-clamp-2 text-sm text-soft">{sidebarRole(profile)}</p>
        </div>
      </div>
      <NavLink to="/dashboard/settings" prefetch="intent" className={clsx("mt-2", entryClass)}>
        {shellWords.settings}
      </NavLink>
      <div className="mt-1 flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={<LogOut size={15} aria-hidden="true" />}
          onClick={() => void leave(signOut)}
          className="text-soft hover:bg-surface hover:text-ink"
        >
          {shellWords.signOut}
        </Button>
        <ThemeSwitch />
      </div>
    </div>
  );
}
