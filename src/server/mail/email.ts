import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { firstLanguage, type Language } from "#domain/kernel/language.ts";

/** The content of an email: a few sentences and at most one action. */
export type Email = {
  to: string;
  subject: string;
  /** The first line, in a larger size. */
  heading: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** Small print under the action, for instance how long a link is valid. */
  note?: string;
  /** A small link at the bottom, to the place where such emails are switched off. */
  foot?: { label: string; href: string };
  /** Who gets a reply: the person whom the email is about. Without it, the product's own address. */
  replyTo?: string | null;
  /** The one-click address for the List-Unsubscribe header (RFC 8058); every email that can be switched off has one. */
  unsubscribe?: string;
  /** English unless set. */
  language?: Language | null;
};

/** An email as it is stored and sent. */
export type ComposedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  unsubscribe: string | null;
};

// Email programs ignore stylesheets, so every element has its styles; the colors are the light theme's.
const ink = "#17201c";
const soft = "#5b655f";
const green = "#0e5f46";
const font = "font-family: 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

/** Renders plain text and HTML; React escapes what people typed. */
export function composeMail(email: Email): ComposedMail {
  const { to, subject, heading, paragraphs, action, note, foot } = email;
  const text = [
    heading,
    ...paragraphs,
    action && `${action.label}:\n${action.href}`,
    note,
    foot && `${foot.label}:\n${foot.href}`,
    "Hearthline",
  ]
    .filter(Boolean)
    .join("\n\n");
  return {
    to,
    subject,
    text,
    html: `<!doctype html>${renderToStaticMarkup(page(email))}`,
    replyTo: email.replyTo ?? null,
    unsubscribe: email.unsubscribe ?? null,
  };
}

function page({ subject, heading, paragraphs, action, note, foot, language }: Email) {
  return h(
    "html",
    { lang: language ?? firstLanguage },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("title", null, subject),
    ),
    h(
      "body",
      {
        style: styles("margin: 0; padding: 32px 16px; background: #faf8f3", `color: ${ink}`, font),
      },
      h(
        "div",
        {
          style: styles(
            "max-width: 520px; margin: 0 auto; padding: 32px; background: #fffefb",
            "border: 1px solid #e2ded3; border-radius: 12px",
          ),
        },
        h(
          "p",
          { style: styles(`color: ${soft}; font-size: 14px; margin: 0 0 24px`) },
          "Hearthline",
        ),
        h("h1", { style: styles("font-size: 22px; line-height: 1.3; margin: 0 0 16px") }, heading),
        paragraphs.map((paragraph) =>
          h(
            "p",
            {
              key: paragraph,
              // Keeps line breaks that a person typed.
              style: styles(
                "font-size: 16px; line-height: 1.5; margin: 0 0 16px; white-space: pre-line",
              ),
            },
            paragraph,
          ),
        ),
        action &&
          h(
            "p",
            { style: styles("margin: 24px 0") },
            h(
              "a",
              {
                href: action.href,
                style: styles(
                  `background: ${green}; color: #fffefb; padding: 12px 20px; border-radius: 8px`,
                  "text-decoration: none; font-weight: 600; display: inline-block",
                ),
              },
              action.label,
            ),
          ),
        note &&
          h(
            "p",
            { style: styles(`color: ${soft}; font-size: 14px; line-height: 1.5; margin: 0`) },
            note,
          ),
        foot &&
          h(
            "p",
            { style: styles("font-size: 14px; line-height: 1.5; margin: 24px 0 0") },
            h("a", { href: foot.href, style: styles(`color: ${soft}`) }, foot.label),
          ),
      ),
    ),
  );
}

function styles(...declarations: string[]): Record<string, string> {
  const pairs = declarations
    .join(";")
    .split(";")
    .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()))
    .filter(([name]) => name);
  return Object.fromEntries(
    pairs.map(([name, value]) => [
      name!.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value!,
    ]),
  );
}
