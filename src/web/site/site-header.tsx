import clsx from "clsx";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "#web/account/use-session.ts";
import { useWords } from "#web/language/use-words.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Logo } from "#web/ui/logo.tsx";
import { headerAuth } from "./header-auth.ts";
import { signOutAndLeave } from "./leave.ts";
import { useDemoProfileId } from "./use-demo-profile-id.ts";
import { headerWords } from "./visitor-words.ts";

const anchors = ["features", "pricing", "faq"] as const;

/**
 * The header of all public pages. Its state is in data attributes, and site.css hides what does not belong to it, so
 * that the same markup works with React and with the landing page's own script.
 */
export function SiteHeader() {
  const header = useWords(headerWords);
  const { status } = useSession();
  const auth = headerAuth(status);
  const demoProfileId = useDemoProfileId();
  const { pathname } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  // The path the menu was opened on, so that navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  useEscape(isOpen, () => {
    setOpenOn(null);
    toggle.current?.focus();
  });

  return (
    <header className="site-header" data-auth={auth} data-menu={isOpen ? "open" : "closed"}>
      <div className="site-bar">
        <a href="/" aria-label={header.name} className="rounded-control">
          <Logo />
        </a>
        <DemoLink profileId={demoProfileId} className="site-demo-bar" />
        <button
          ref={toggle}
          type="button"
          data-menu-toggle=""
          aria-label={isOpen ? header.closeMenu : header.openMenu}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpenOn(isOpen ? null : pathname)}
          className="site-toggle"
        >
          <Menu size={22} aria-hidden="true" />
          <X size={22} aria-hidden="true" />
        </button>
        <nav id="site-menu" aria-label={header.navigation} className="site-menu">
          <div className="site-anchors">
            {anchors.map((name) => (
              <a key={name} href={`/#${name}`} className="site-anchor">
                {header[name]}
              </a>
            ))}
          </div>
          <div className="site-acts">
            <DemoLink profileId={demoProfileId} />
            <span data-when="loading" className="site-placeholder" aria-hidden="true" />
            <Link to="/signin" data-when="signed-out" className={buttonClass("secondary")}>
              {header.signIn}
            </Link>
            <Link to="/signup" data-when="signed-out" className={buttonClass("primary")}>
              {header.signUp}
            </Link>
            <Link to="/dashboard" data-when="signed-in" className={buttonClass("primary")}>
              {header.dashboard}
            </Link>
            <button
              type="button"
              data-when="signed-in"
              data-sign-out=""
              onClick={() => void signOutAndLeave()}
              className={buttonClass("secondary")}
            >
              {header.signOut}
            </button>
          </div>
        </nav>
      </div>
    </header>
  );
}

function useEscape(isActive: boolean, onEscape: () => void) {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const hear = (event: KeyboardEvent) => event.key === "Escape" && run();
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isActive]);
}

/** Book a Demo: hidden until the profile is known; on the landing page, a script sets its URL. */
function DemoLink({
  profileId,
  className,
}: {
  /** Null if there is none, undefined while unknown. */
  profileId: string | null | undefined;
  className?: string;
}) {
  const header = useWords(headerWords);
  const isUnknown = !profileId;
  return (
    <Link
      to={isUnknown ? "/" : `/book-demo/${profileId}`}
      hidden={isUnknown}
      data-demo=""
      className={clsx(buttonClass("secondary"), className)}
    >
      <span className="site-demo-long">{header.bookDemo}</span>
      <span className="site-demo-short">{header.bookDemoSmall}</span>
    </Link>
  );
}
