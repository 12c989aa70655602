import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "#web/ui/form/use-form.tsx";
import { contactPath } from "../contact/contact-links.ts";
import { openRecordLabel } from "../contact/messages.ts";
import { knownLabel, knownText } from "./form-messages.ts";
import { knownOptions, type KnownBy } from "./known-people.ts";
import { nameOf } from "../contact/name-of.ts";

/** The id of the record in the form, which must not match itself. */
export const FormRecordId = createContext("");

const pauseMs = 300;

/** Wraps an email or phone field and says which other contacts have the same value. It never prevents a save. */
export function Recognised({
  by,
  children,
}: {
  by: KnownBy;
  children: (below: ReactNode) => ReactNode;
}) {
  const form = useFormContext();
  const typed = String(useWatch(form, by) ?? "");
  const [asked, setAsked] = useState(typed);
  const exceptId = useContext(FormRecordId);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const { data: known = [] } = useQuery(knownOptions(by, asked, exceptId));
  const isCurrent = asked === typed;
  return (
    <div className="contents" onBlur={() => setAsked(typed)}>
      {children(
        <div role="status">
          {isCurrent &&
            known.map((contact) => (
              <p key={contact.id} className="mt-1.5 text-sm wrap-anywhere text-soft">
                {knownText(nameOf(contact), contact.type, contact.status, by)}{" "}
                <a
                  href={contactPath(contact.id)}
                  target="_blank"
                  rel="noopener"
                  aria-label={knownLabel(nameOf(contact))}
                  className="font-semibold whitespace-nowrap text-green underline"
                >
                  {openRecordLabel}
                </a>
              </p>
            ))}
        </div>,
      )}
    </div>
  );
}
