import * as fc from "fast-check";
import { expect, test } from "vitest";
import { attributesOf, textsOf } from "#test/harness/twilio.ts";
import { connectRelay, message, response, say } from "./twiml.ts";

test("text is escaped, whatever characters it has", () => {
  expect(response(say(`Ana & Co <"it's">`))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><Response><Say>Ana &amp; Co &lt;&quot;it&apos;s&quot;&gt;</Say></Response>`,
  );
  expect(response()).toBe(`<?xml version="1.0" encoding="UTF-8"?><Response/>`);
});

test("no name or greeting can break the markup, and all of it is preserved", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (words) => {
      const plain = words.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
      fc.pre(plain !== "");
      const greeting = words;
      const xml = response(
        message(words),
        connectRelay({ url: "u", action: "a", greeting, parameters: {} }),
      );
      expect(textsOf(xml, "Message")).toEqual([plain]);
      expect(attributesOf(xml, "ConversationRelay")!.welcomeGreeting).toBe(plain);
      expect(xml.match(/</g)).toHaveLength(8);
    }),
  );
});
