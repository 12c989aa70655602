import { canonicalZone } from "./canonical-zone.ts";

/** Cities whose names are others in Spanish; the rest are called as the list of zones calls them. */
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

/** The city of a zone in Spanish: "Nueva York" for America/New_York. */
export function spanishCity(name: string): string {
  const zone = canonicalZone(name);
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return Object.hasOwn(cities, zone) ? cities[zone]! : city;
}

/** A zone as people call it by its city: "hora de Nueva York" for America/New_York. UTC is called so. */
export function spanishZoneName(name: string): string {
  const zone = canonicalZone(name);
  return zone.includes("/") ? `hora de ${spanishCity(zone)}` : zone;
}
