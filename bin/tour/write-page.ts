import type { Screen } from "./camera.ts";
import type { Stop } from "./stops.ts";

/** The file of a screenshot, below docs/. */
export const pictureOf = ({ name }: Stop, { width, theme }: Screen) =>
  `screenshots/tour/${name}-${width}-${theme}.webp`;

const head = `# A tour

Every page of Hearthline as the demo shows it: on a laptop (1440 px) and on a phone (390 px), in light and dark. The
pictures are taken from the running product by \`npm run tour\`, which also writes this page; the list of what is shown
is [bin/tour/stops.ts](../bin/tour/stops.ts). Long pages are cut at 1,800 px.
`;

/** The whole of docs/tour.md. */
export function tourPage(stops: readonly Stop[]): string {
  return [head, ...stops.map(section)].join("\n");
}

function section(stop: Stop): string {
  const picture = (width: Screen["width"], theme: Screen["theme"]) => {
    const said = `${stop.title}, ${width} px, ${theme}`;
    return `<img src="${pictureOf(stop, { width, theme })}" alt="${said}" width="${width === 390 ? 130 : 330}">`;
  };
  return [
    `## ${stop.title}\n`,
    `${stop.says} \`${stop.route}\`\n`,
    picture(1440, "light"),
    picture(1440, "dark"),
    picture(390, "light"),
    `${picture(390, "dark")}\n`,
  ].join("\n");
}
