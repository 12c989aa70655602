import LogOut from "lucide-react/icons/log-out";
import { Link, Navigate, Outlet } from "react-router";
import { addressOf } from "#web/account/address-of.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Protected } from "./guards.tsx";
import { leave } from "./leave.ts";
import { onboardingWords, shellWords } from "./messages.ts";

/** The full-screen layout of /complete-profile. A complete profile redirects to the overview. */
export default function OnboardingLayout() {
  return (
    <Protected allowsIncomplete>
      <Onboarding />
    </Protected>
  );
}

function Onboarding() {
  const { user, profile, signOut } = useAuth();
  if (!user || !profile) return null;
  if (profile.isProfileComplete) return <Navigate to="/dashboard/overview" replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 w-full max-w-[64rem] items-center gap-4 px-5">
          <Link to="/" reloadDocument aria-label={shellWords.home} className="rounded-control">
            <Logo />
          </Link>
          <p className="ml-auto hidden truncate text-sm text-soft sm:block">
            {onboardingWords.signedInAs(addressOf(user))}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="ml-auto sm:ml-0"
            icon={<LogOut size={15} aria-hidden="true" />}
            onClick={() => void leave(signOut)}
          >
            {shellWords.signOut}
          </Button>
        </div>
      </header>
      <main className="mx-auto w-full max-w-[64rem] flex-1 px-5 py-8 sm:py-12">
        <Outlet />
      </main>
    </div>
  );
}
