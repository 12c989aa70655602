import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { inSpanish } from "#web/language/bilingual.ts";
import { writtenIn } from "#web/language/written.ts";
import { baseUrl, type HeadTag, pageMeta } from "#web/ui/page-meta.ts";
import { firstHost } from "./first-data.ts";
import { hostWords } from "./host-words.ts";

/** The head tags of a booking page, including link previews: names the professional if the server embedded them. */
export function hostMeta(kind: BookingKind, profileId = ""): HeadTag[] {
  const isSpanish = writtenIn() === "es";
  const { pageTitle, description, titleWith } = (
    isSpanish ? inSpanish(hostWords) : hostWords.english
  )[kind];
  const host = firstHost(kind, profileId);
  if (!host) return [{ title: pageTitle }, { name: "description", content: description }];
  const title = titleWith(host.fullName);
  const plain = kind === "Demo" ? `/book-demo/${host.id}` : `/book/${host.id}`;
  const spanish = `${plain}?lang=es`;
  // Demos are about Hearthline itself, so they use the site's own picture.
  const file = isSpanish ? "preview.png?lang=es" : "preview.png";
  const picture = kind === "Demo" ? {} : { picture: `${plain}/${file}`, pictureText: title };
  // Spanish has its own URL; the plain URL is rendered in the language that the visitor prefers.
  const path = isSpanish ? spanish : plain;
  const others = [
    { rel: "alternate", hrefLang: "es", href: baseUrl() + spanish },
    { rel: "alternate", hrefLang: "x-default", href: baseUrl() + plain },
  ];
  return [...pageMeta({ title, description, path, ...picture }), ...others];
}
