import { type DotColour, dotColourOf } from "#domain/appointments/day-dots.ts";

const dots: Record<DotColour, string> = {
  green: "bg-green",
  blue: "bg-sky",
  red: "bg-clay",
  grey: "bg-edge",
};

const blocks: Record<DotColour, string> = {
  green: "border-l-green bg-green-wash",
  blue: "border-l-sky bg-sky-wash",
  red: "border-l-clay bg-clay-wash",
  grey: "border-l-edge bg-sunk",
};

/** The dot of an entry (SPEC §2); the colour is also told by its name, for those who test and style. */
export function dotOf(status: string) {
  const colour = dotColourOf(status);
  return { colour, className: dots[colour] };
}

/** The look of an entry in the time grid: the colour of its dot. */
export function blockLook(status: string): string {
  return blocks[dotColourOf(status)];
}
