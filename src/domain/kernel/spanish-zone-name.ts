import { canonicalZone } from "./canonical-zone.ts";
import { cityOf, genericName, withPlace } from "./zone-name.ts";

/** The time zones of the United States, as in zone-name.ts. */
const unitedStates: Readonly<Record<string, string>> = {
  "America/New_York": "hora del Este (Nueva York)",
  "America/Chicago": "hora del Centro (Chicago)",
  "America/Denver": "hora de la Montaña (Denver)",
  "America/Phoenix": "hora estándar de la Montaña (Phoenix)",
  "America/Los_Angeles": "hora del Pacífico (Los Ángeles)",
  "America/Anchorage": "hora de Alaska (Anchorage)",
  "Pacific/Honolulu": "hora de Hawái (Honolulú)",
};

/** Cities whose names differ in Spanish; all others keep the name of the time zone list. */
const cities: Record<string, string> = {
  "America/New_York": "Nueva York",
  "America/Los_Angeles": "Los Ángeles",
  "America/Asuncion": "Asunción",
  "America/Bogota": "Bogotá",
  "America/Cancun": "Cancún",
  "America/Argentina/Cordoba": "Córdoba",
  "America/Argentina/Tucuman": "Tucumán",
  "America/Havana": "La Habana",
  "America/Mazatlan": "Mazatlán",
  "America/Merida": "Mérida",
  "America/Mexico_City": "Ciudad de México",
  "America/Panama": "Panamá",
  "America/Port-au-Prince": "Puerto Príncipe",
  "America/Sao_Paulo": "São Paulo",
  "Asia/Jerusalem": "Jerusalén",
  "Asia/Kolkata": "Calcuta",
  "Asia/Seoul": "Seúl",
  "Asia/Shanghai": "Shanghái",
  "Asia/Singapore": "Singapur",
  "Asia/Tokyo": "Tokio",
  "Atlantic/Canary": "Canarias",
  "Europe/Athens": "Atenas",
  "Europe/Berlin": "Berlín",
  "Europe/Brussels": "Bruselas",
  "Europe/Copenhagen": "Copenhague",
  "Europe/Dublin": "Dublín",
  "Europe/Istanbul": "Estambul",
  "Europe/Lisbon": "Lisboa",
  "Europe/London": "Londres",
  "Europe/Luxembourg": "Luxemburgo",
  "Europe/Moscow": "Moscú",
  "Europe/Paris": "París",
  "Europe/Prague": "Praga",
  "Europe/Rome": "Roma",
  "Europe/Stockholm": "Estocolmo",
  "Europe/Vienna": "Viena",
  "Europe/Warsaw": "Varsovia",
  "Europe/Zurich": "Zúrich",
  "Pacific/Easter": "Isla de Pascua",
  "Pacific/Honolulu": "Honolulú",
};

const known = new Map<string, string>();

/** The one Spanish name of a time zone: "hora del Este (Nueva York)", "hora de Europa central (París)". */
export function spanishZoneName(name: string): string {
  const zone = canonicalZone(name);
  const own = unitedStates[zone] ?? known.get(zone);
  if (own !== undefined) return own;
  const english = cityOf(zone);
  if (english === null) return zone.replace(/^Etc\//, "");
  const city = Object.hasOwn(cities, zone) ? cities[zone]! : english;
  const generic = genericName(zone, "es-US")?.replace(/^Hora/, "hora") ?? null;
  const named = withPlace(generic, city) ?? `hora de ${city}`;
  if (known.size < 1_000) known.set(zone, named);
  return named;
}
