import { buttonClass } from "#web/ui/button-class.ts";
import { talkWords as words } from "./talk-messages.ts";

/** The way to what was booked here. */
export function BookedCard({ link }: { link: string }) {
  return (
    <section aria-label={words.booked} className="rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold">{words.booked}</h2>
      <p className="mt-1 text-soft">{words.bookedText}</p>
      <a href={link} className={`${buttonClass()} mt-3`}>
        {words.manage}
      </a>
    </section>
  );
}
