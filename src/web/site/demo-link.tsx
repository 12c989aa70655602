import clsx from "clsx";
import { Link } from "react-router";
import { useWords } from "#web/language/use-words.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { headerWords } from "./visitor-words.ts";

/** Book a Demo: hidden until the profile is known; the landing page's script gives the address there. */
export function DemoLink({
  profileId,
  className,
}: {
  /** Null and undefined: there is none, or nobody knows yet. */
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
