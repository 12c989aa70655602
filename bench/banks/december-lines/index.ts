// Single lines said at some point of a call, and how people give their name, email address and phone number.

export { stops } from "./stops.ts";
export { notStops } from "./not-stops.ts";
export { contacts } from "./contacts.ts";
