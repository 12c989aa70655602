import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { useId, type ReactNode } from "react";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import { Panel } from "#web/ui/panel.tsx";
import { type FactGroup, factGroupsOf, type Paper, papersOf } from "./contact-fact-groups.ts";
import { contactWords, factGroups, factWords } from "./contact-messages.ts";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";

/** All details of a contact; empty fields are left out. */
export function ContactFacts({ contact }: { contact: ContactInFull }) {
  const groups = factGroupsOf(contact);
  const notes = groups.find(({ title }) => title === factGroups.notes);
  const facts = groups.filter((group) => group !== notes);
  const papers = papersOf(contact);
  const parties = contact.deal?.dealParties ?? [];
  const isEmpty = groups.length + papers.length + parties.length === 0;
  return (
    <Panel title={contactWords.facts}>
      {isEmpty && <p className="px-5 py-4 text-soft">{contactWords.nothingKnown}</p>}
      <div className="divide-y divide-line">
        {facts.map((group) => (
          <Group key={group.title} title={group.title}>
            <Facts {...group} />
          </Group>
        ))}
        {papers.length > 0 && (
          <Group title={factGroups.papers}>
            <Papers papers={papers} />
          </Group>
        )}
        {parties.length > 0 && (
          <Group title={factGroups.parties}>
            <ContactParties parties={parties} />
          </Group>
        )}
        {notes && (
          <Group title={notes.title}>
            <Facts {...notes} />
          </Group>
        )}
      </div>
    </Panel>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-2 px-5 py-4 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The details of a group. A label that repeats the group's title is visually hidden. */
function Facts({ facts, title }: FactGroup) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
      {facts.map(({ label, text, href, isLong }) => (
        <div
          key={label}
          className={
            isLong || (label === title && facts.length === 1) ? "col-span-full" : "min-w-0"
          }
        >
          <dt className={label === title ? "sr-only" : "text-sm text-soft"}>{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {href ? <FactLink href={href}>{text}</FactLink> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactLink({ href, children }: { href: string; children: string }) {
  const isAway = href.startsWith("http");
  return (
    <a
      href={href}
      {...(isAway && { target: "_blank", rel: "noopener noreferrer" })}
      className="text-green hover:underline"
    >
      {children}
    </a>
  );
}

function Papers({ papers }: { papers: Paper[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {papers.map(({ name, isReceived }) => (
        <li key={name} className="inline-flex items-center gap-2">
          {isReceived ? (
            <Check size={16} strokeWidth={2.5} aria-hidden="true" className="text-green" />
          ) : (
            <Circle size={14} aria-hidden="true" className="mx-px text-soft" />
          )}
          <span>{name}</span>
          <span className="text-sm text-soft">
            {isReceived ? factWords.received : factWords.missing}
          </span>
        </li>
      ))}
    </ul>
  );
}

const wayClass =
  "inline-flex min-h-6 items-center text-green wrap-anywhere hover:underline pointer-coarse:min-h-11";

/** The other parties of a deal, and how to reach them. */
function ContactParties({ parties }: { parties: StoredDeal["dealParties"] }) {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {parties.map(({ id, role, name, company, phoneNumber, email }, index) => (
        <li key={id || index} className="min-w-0 wrap-anywhere">
          <p className="text-sm text-soft">{role}</p>
          <p className="font-semibold">{name}</p>
          {company && <p>{company}</p>}
          <p className="flex flex-wrap gap-x-4">
            {phoneNumber && (
              <a href={phoneHref(phoneNumber)} className={wayClass}>
                {phoneNumber}
              </a>
            )}
            {email && (
              <a href={mailHref(email)} className={wayClass}>
                {email}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
