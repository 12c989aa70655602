import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useWords } from "#web/language/use-words.ts";
import { Tone } from "#web/ui/tone.tsx";
import { writtenCompany } from "./company.ts";
import { footerWords } from "./visitor-words.ts";

const links = ["privacy", "terms", "contact"] as const;

const never = () => () => {};
const unwritten = () => "";
const thisYear = () => new Date().getFullYear();

/** The year in the prerendered HTML, which may be outdated. */
function writtenYear(): number {
  if (typeof document === "undefined") return thisYear();
  const line = document.querySelector("[data-copyright]")?.textContent ?? "";
  return Number(/\d{4}/.exec(line)?.[0] ?? thisYear());
}

/** The footer of all public pages; on the landing page, a script fills in the year and the company. */
export function SiteFooter() {
  const footer = useWords(footerWords);
  const company = useSyncExternalStore(never, writtenCompany, unwritten);
  const year = useSyncExternalStore(never, thisYear, writtenYear);
  return (
    <footer className="border-t border-line">
      <div className="site-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-soft">
        <p className="flex items-center gap-3">
          <Tone className="h-4" />
          <span>
            <span data-copyright="">{footer.copyright(year)}</span>
            <span data-company-line="" className="block">
              {company}
            </span>
          </span>
        </p>
        <nav aria-label={footer.navigation} className="-mx-2 flex">
          {links.map((page) => (
            <Link
              key={page}
              to={`/${page}`}
              className="rounded-control px-2 py-1.5 hover:text-ink pointer-coarse:py-3"
            >
              {footer[page]}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
