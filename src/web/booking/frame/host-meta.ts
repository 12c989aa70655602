import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { inSpanish } from "#web/language/bilingual.ts";
import { writtenIn } from "#web/language/written.ts";
import { baseUrl, type HeadTag, pageMeta } from "#web/ui/page-meta.ts";
import { firstHost } from "./first-data.ts";
import { hostWords } from "./host-words.ts";

/** The head of a booking page: with whom, as far as the server said, also for the preview of a link to it. */
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
  // A demo is one of Hearthline, and its picture the site's own.
  const file = isSpanish ? "preview.png?lang=es" : "preview.png";
  const picture = kind === "Demo" ? {} : { picture: `${plain}/${file}`, pictureText: title };
  // Each language has an address at which everybody reads it; the plain one is written as its reader prefers.
  const path = isSpanish ? spanish : plain;
  const others = [
    { rel: "alternate", hrefLang: "es", href: baseUrl() + spanish },
    { rel: "alternate", hrefLang: "x-default", href: baseUrl() + plain },
  ];
  return [...pageMeta({ title, description, path, ...picture }), ...others];
}
