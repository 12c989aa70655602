import { isCovered } from "#web/ui/layers.ts";

/** Gives each contact of a group the place where it is drawn; a place is a number, and the key of its row. */
export type RowPlaces = (ids: readonly string[], term: string) => readonly number[];

/**
 * Who is found by another letter takes the places of those who left: a row that is written over costs half of one that
 * is built anew. Without another term nobody takes a place, for then a row may be what a dialog returns to; nor while
 * somebody is among the rows, as `isHeld` tells, since a press must never meet another person than the one aimed at.
 */
export function rowPlaces(isHeld: () => boolean): RowPlaces {
  let places = new Map<string, number>();
  let placesTerm = "";
  let next = 0;
  return (ids, term) => {
    const free = term === placesTerm || isHeld() ? [] : placesWithout(places, new Set(ids));
    places = new Map(ids.map((id) => [id, places.get(id) ?? free.shift() ?? next++]));
    placesTerm = term;
    return [...places.values()];
  };
}

function placesWithout(places: ReadonlyMap<string, number>, ids: ReadonlySet<string>): number[] {
  return [...places].filter(([id]) => !ids.has(id)).map(([, place]) => place);
}

/** Whether the focus or a finger is among the rows of a list, or in a dialog that gives the focus back to one. */
export function isAmongRows(): boolean {
  return (
    isCovered() ||
    document.querySelector(".contacts-table tbody:is(:focus-within, :active)") !== null
  );
}
