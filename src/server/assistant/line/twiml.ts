/** A piece of TwiML, escaped already. */
export type Twiml = { xml: string };

type Attributes = Record<string, string | number | boolean | undefined>;

// XML 1.0 does not allow these, not even escaped; one of them would make the whole document invalid.
const outsideOfXml =
  /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu;

const named: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML, between tags and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(outsideOfXml, "").replace(/[&<>"']/g, (sign) => named[sign]!);
}

function element(name: string, attributes: Attributes, content: (Twiml | string)[] = []): Twiml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  const inside = content
    .map((part) => (typeof part === "string" ? escapeXml(part) : part.xml))
    .join("");
  return { xml: inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** The complete response to a webhook. */
export function response(...verbs: Twiml[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element("Response", {}, verbs).xml}`;
}

export const say = (words: string) => element("Say", {}, [words]);
export const hangUp = () => element("Hangup", {});
export const message = (words: string) => element("Message", {}, [words]);

/**
 * Calls one number and connects the caller; `screenedBy` speaks to the person who answers first, and asks for a key.
 */
export function dial(options: {
  number: string;
  callerId: string;
  /** How many seconds it rings, and how many the call may last. */
  timeout: number;
  timeLimit: number;
  action: string;
  screenedBy: string;
  /** The address to which the end of the call is reported. */
  statusCallback?: string;
}): Twiml {
  const { number, screenedBy, statusCallback, ...attributes } = options;
  const target = element("Number", { url: screenedBy, statusCallback }, [number]);
  return element("Dial", attributes, [target]);
}

/** Speaks and waits for any one key. */
export function askForKey(
  words: string,
  { action, timeout }: { action: string; timeout: number },
): Twiml {
  return element("Gather", { numDigits: 1, timeout, action }, [say(words)]);
}

/**
 * Connects the call to the socket (https://www.twilio.com/docs/voice/twiml/connect/conversationrelay). The greeting
 * says that it is automated, so it cannot be interrupted; everything after it can, and what is said during it arrives.
 */
export function connectRelay(options: {
  url: string;
  action: string;
  greeting: string;
  parameters: Record<string, string>;
}): Twiml {
  const { url, action, greeting, parameters } = options;
  const relay = element(
    "ConversationRelay",
    {
      url,
      welcomeGreeting: greeting,
      welcomeGreetingInterruptible: "none",
      interruptible: "any",
      reportInputDuringAgentSpeech: "any",
      dtmfDetection: true,
      events: "speaker-events tokens-played",
    },
    Object.entries(parameters).map(([name, value]) => element("Parameter", { name, value })),
  );
  return element("Connect", { action }, [relay]);
}
