import { Link, useLocation } from "react-router";

/** The way to the other account screen; the remembered origin goes along. */
export function OtherScreen({ text, to, link }: { text: string; to: string; link: string }) {
  const { state } = useLocation();
  return (
    <p className="text-soft">
      {text}{" "}
      <Link to={to} state={state} className="text-link font-semibold">
        {link}
      </Link>
    </p>
  );
}
