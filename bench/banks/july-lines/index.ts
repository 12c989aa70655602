// Lines written without sight of the grammar: requests for no further contact, lines that only sound like one, and
// contact details as people say and type them.
export { stops } from "./stops.ts";
export { notStops } from "./not-stops.ts";
export { contacts } from "./contacts.ts";
