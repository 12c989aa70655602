import { Link, useLocation } from "react-router";

/** The link to the other account screen; it passes on the remembered page. */
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
