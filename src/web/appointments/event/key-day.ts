/** The day of an open calendar at which the keys begin; null while the calendar is on its way. */
export function keyDay(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>("[role=gridcell] button[tabindex='0']") ?? null;
}
