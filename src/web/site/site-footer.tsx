import { Link } from "react-router";
import { Tone } from "#web/ui/tone.tsx";
import { footer } from "./messages.ts";

const links = [
  ["/privacy", footer.privacy],
  ["/terms", footer.terms],
  ["/contact", footer.contact],
] as const;

const thisYear = new Date().getFullYear();

/** The footer of all public pages; the landing page's script sets the year of the day. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="site-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-soft">
        <p className="flex items-center gap-3">
          <Tone className="h-4" />
          <span data-copyright="">{footer.copyright(thisYear)}</span>
        </p>
        <nav aria-label={footer.navigation} className="-mx-2 flex">
          {links.map(([to, words]) => (
            <Link
              key={to}
              to={to}
              className="rounded-control px-2 py-1.5 hover:text-ink pointer-coarse:py-3"
            >
              {words}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
