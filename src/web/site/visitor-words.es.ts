import type { FooterWords, HeaderWords } from "./visitor-words.ts";

/** The header of a page in Spanish. */
export const spanishHeader = {
  name: "Hearthline",
  skip: "Ir al contenido",
  navigation: "Principal",
  features: "Funciones",
  pricing: "Precios",
  faq: "Preguntas",
  bookDemo: "Reservar una demo",
  bookDemoSmall: "Demo",
  signIn: "Iniciar sesión",
  signUp: "Crear cuenta",
  dashboard: "Panel",
  signOut: "Cerrar sesión",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
} satisfies HeaderWords;

/** The footer of a page in Spanish. */
export const spanishFooter = {
  copyright: (year) => `© ${year} Hearthline`,
  navigation: "Acerca de este sitio",
  privacy: "Privacidad",
  terms: "Términos",
  contact: "Contacto",
} satisfies FooterWords;
