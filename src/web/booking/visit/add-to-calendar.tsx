import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { type CalendarEntry, googleLink, outlookLink, saveCalendarFile } from "./calendar-links.ts";
import { doneWords } from "./visit-messages.ts";

/** Props of AddToCalendar. */
export type AddToCalendarProps = {
  entry: CalendarEntry;
  /** The iCalendar text from the server. */
  calendar: string;
};

/** Adds the appointment to a calendar: a file for any calendar, and links to Google Calendar and Outlook. */
export function AddToCalendar({ entry, calendar }: AddToCalendarProps) {
  const words = useWords(doneWords);
  const away = { target: "_blank", rel: "noopener noreferrer", className: buttonClass() };
  return (
    <section>
      <h2 className="font-semibold">{words.calendar}</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => saveCalendarFile(calendar, words.fileName)}>{words.file}</Button>
        <a href={googleLink(entry)} {...away}>
          {words.google}
        </a>
        <a href={outlookLink(entry)} {...away}>
          {words.outlook}
        </a>
      </div>
    </section>
  );
}
