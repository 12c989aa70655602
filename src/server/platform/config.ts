import * as z from "zod";
import { type CaptchaProvider, captchaProviders } from "#domain/account/captcha.ts";
import { personLimits } from "#domain/account/person-limits.ts";
import { bookingLimits } from "#domain/booking/limits.ts";
import { launchDateDefault } from "#domain/site/countdown.ts";
import { isEmail } from "#domain/kernel/is-email.ts";
import { readProxies } from "./http/client-address.ts";
import * as assistant from "./assistant-config.ts";
import * as mail from "./mail-config.ts";
import * as ways from "./provider-config.ts";
import * as secrets from "./secrets-config.ts";
import * as speech from "./speech-config.ts";
import * as storage from "./storage-config.ts";
import * as watching from "./watching-config.ts";
import { address, hostName, onOff, setting, whole } from "./setting.ts";
import { passwordMaxLength, passwordMinLengthDefault } from "#domain/account/credentials.ts";

/** An app's address with a private scheme, which is a reversed domain name (RFC 8252, 7.1). */
const appAddress = /^[a-z][a-z\d-]*(\.[a-z\d-]+)+:\/{1,3}[\w./~-]*$/;

const environmentKeys = z.object({
  HOST: setting(hostName.default("127.0.0.1")),
  PORT: setting(whole(0, 65_535).default(3000)),
  BASE_URL: setting(
    address(["http:", "https:"], "https://crm.example.com")
      .refine((text) => {
        if (!URL.canParse(text)) return true;
        const url = new URL(text);
        return url.pathname === "/" && !url.search && !url.hash && !url.username;
      }, "must be an origin alone, without a path, like https://crm.example.com")
      .optional(),
  ),
  ...storage.storageKeys,
  ...mail.mailKeys,
  TWILIO_ACCOUNT_SID: setting(
    z
      .string()
      .regex(/^AC[\da-f]{32}$/i, "must be AC and 32 hexadecimal digits")
      .optional(),
  ),
  TWILIO_AUTH_TOKEN: setting(z.string().min(16, "must have at least 16 characters").optional()),
  TWILIO_FROM: setting(
    z
      .string()
      .regex(
        /^(\+[1-9]\d{6,14}|MG[\da-f]{32})$/i,
        "must be a number like +17185550142 or a messaging service like MG…",
      )
      .optional(),
  ),
  TWILIO_API_URL: setting(
    address(["https:", "http:"], "https://api.twilio.com").default("https://api.twilio.com"),
  ),
  CAPTCHA_PROVIDER: setting(
    z.enum(captchaProviders, `must be one of ${captchaProviders.join(", ")}`).optional(),
  ),
  CAPTCHA_SECRET_KEY: setting(z.string().optional()),
  CAPTCHA_VERIFY_URL: setting(
    address(["https:", "http:"], "https://api.hcaptcha.com/siteverify").optional(),
  ),
  GOOGLE_CLIENT_ID: setting(ways.providerKey.optional()),
  GOOGLE_CLIENT_SECRET: setting(ways.providerKey.optional()),
  GOOGLE_ISSUER: setting(ways.providerAddress.default("https://accounts.google.com")),
  FACEBOOK_CLIENT_ID: setting(ways.providerKey.optional()),
  FACEBOOK_CLIENT_SECRET: setting(ways.providerKey.optional()),
  FACEBOOK_DIALOG_URL: setting(
    ways.providerAddress.default("https://www.facebook.com/v24.0/dialog/oauth"),
  ),
  FACEBOOK_GRAPH_URL: setting(ways.providerAddress.default("https://graph.facebook.com/v24.0")),
  SSO_DOMAIN: setting(ways.companyDomain.optional()),
  SSO_ISSUER: setting(ways.providerAddress.optional()),
  SSO_CLIENT_ID: setting(ways.providerKey.optional()),
  SSO_CLIENT_SECRET: setting(ways.providerKey.optional()),
  NATIVE_RETURN_URLS: setting(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine(
        (urls) => urls.every((url) => appAddress.test(url)),
        "must be addresses of apps, each with its own scheme, like com.example.crm:/signed-in",
      )
      .default([]),
  ),
  ADMIN_EMAIL: setting(
    z
      .string()
      .refine(isEmail, "must be an email address like admin@example.com")
      .transform((text) => text.toLowerCase())
      .optional(),
  ),
  COMPANY: setting(z.string().max(200, "must be at most 200 characters").optional()),
  CONTACT_EMAIL: setting(
    z.string().refine(isEmail, "must be an email address like hello@example.com").optional(),
  ),
  LAUNCH_DATE: setting(
    z
      .string()
      .refine(
        (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
        "must be a local date and time like 2025-08-23T00:00:00",
      )
      .default(launchDateDefault),
  ),
  ...secrets.secretKeys,
  PASSWORD_MIN_LENGTH: setting(
    whole(passwordMinLengthDefault, passwordMaxLength).default(passwordMinLengthDefault),
  ),
  REQUIRE_MFA: setting(onOff.default(false)),
  SIGN_IN_TRIES_PER_MINUTE: setting(whole(1, 10_000).default(20)),
  BOOKINGS_PER_ADDRESS_AN_HOUR: setting(whole(1, 100_000).default(bookingLimits.perAddressAnHour)),
  BOOKING_FREE_TRIES: setting(whole(1, 1_000_000).default(bookingLimits.freeTriesPerAddress)),
  WRITES_PER_PERSON_A_MINUTE: setting(whole(1, 1_000_000).default(personLimits.writesAMinute)),
  SEARCHES_PER_PERSON_A_MINUTE: setting(whole(1, 1_000_000).default(personLimits.searchesAMinute)),
  LIVE_CHANNELS_PER_PERSON: setting(whole(1, 10_000).default(personLimits.liveChannels)),
  ...assistant.assistantKeys,
  TRUSTED_PROXIES: setting(
    z
      .string()
      .refine(
        (text) => readProxies(text) !== null,
        "must be addresses or ranges like 127.0.0.1, 10.0.0.0/8",
      )
      .default(""),
  ),
  ...watching.watchingKeys,
});

/** Settings that are needed together. */
const together = [
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  ["CAPTCHA_PROVIDER", "CAPTCHA_SECRET_KEY"],
  ...ways.providerGroups,
] as const;

const environment = environmentKeys.check(({ value, issues }) => {
  for (const keys of together) {
    const missing = keys.filter((key) => value[key] === undefined);
    if (missing.length === 0 || missing.length === keys.length) continue;
    for (const key of missing)
      issues.push({
        code: "custom",
        input: undefined,
        path: [key],
        message: `is missing: ${keys.join(", ")} are set together or not at all`,
      });
  }
  const isPublic =
    value.BASE_URL !== undefined && URL.canParse(value.BASE_URL) && !isLoopback(value.BASE_URL);
  const missing = [
    ...assistant.missingForAssistant(value),
    ...mail.missingForMail(value, { isPublic }),
  ];
  for (const { key, why } of missing)
    issues.push({ code: "custom", input: undefined, path: [key], message: `is missing: ${why}` });
});

/** All settings. Only this file reads the environment. */
export type Config = storage.StorageConfig &
  secrets.SecretsConfig &
  watching.WatchingConfig & {
    host: string;
    /** 0 takes any free port. */
    port: number;
    /** The public origin; null until the port is known, then the server's own address. */
    baseUrl: string | null;
    /** Where email is sent; null keeps it in the database, on this machine for the local mailbox. */
    smtpUrl: string | null;
    mailFrom: string;
    /** Where texts are sent; null keeps them in the database for the local mailbox. */
    twilio: { accountSid: string; authToken: string; from: string; apiUrl: string } | null;
    /** The captcha service for public requests of accounts; null for none. */
    captcha: { provider: CaptchaProvider; secretKey: string; verifyUrl: string | null } | null;
    providers: ways.ProvidersConfig;
    /** Addresses of apps to which a sign-in may return with a code. */
    nativeReturnUrls: string[];
    /** The email whose verified account takes demo bookings; null for none. */
    adminEmail: string | null;
    /** Whose product this is, with the address, for public pages; null shows none. */
    company: string | null;
    /** Where visitors can write to; null shows none. */
    contactEmail: string | null;
    /** A local date and time without a time zone: midnight wherever the visitor is. */
    launchDate: string;
    passwordMinLength: number;
    /** Whether everyone needs a second step. */
    requireMfa: boolean;
    /** How often one network address may try to sign in per minute. */
    signInTriesPerMinute: number;
    /** How many appointments one network address may book per hour. */
    bookingsPerAddressAnHour: number;
    /** How often one network address may try to book within ten minutes before it needs a proof of work. */
    bookingFreeTries: number;
    /** The rate limits of one signed-in person. */
    personLimits: Record<keyof typeof personLimits, number>;
    assistant: assistant.AssistantConfig;
    /** The server that hears and speaks in conversations; null leaves it to the browser. */
    speech: speech.SpeechConfig | null;
    /** Our own proxies, whose X-Forwarded-For is trusted; as in the environment. */
    trustedProxies: string;
  };

/** Every variable, with the default that the schema has for it; undefined for none. */
export function settingDefaults(): Record<string, unknown> {
  const values: Record<string, unknown> = environmentKeys.parse({});
  return Object.fromEntries(Object.keys(environmentKeys.shape).map((key) => [key, values[key]]));
}

/** Reads the environment; throws one error that names every invalid value and what would be valid. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env);
  if (!result.success) throw new ConfigError(result.error.issues.map(explain));
  const values = result.data;
  return {
    host: values.HOST,
    port: values.PORT,
    baseUrl: values.BASE_URL ? new URL(values.BASE_URL).origin : null,
    ...storage.readStorage(values),
    ...mail.readMail(values),
    twilio:
      values.TWILIO_ACCOUNT_SID && values.TWILIO_AUTH_TOKEN && values.TWILIO_FROM
        ? {
            accountSid: values.TWILIO_ACCOUNT_SID,
            authToken: values.TWILIO_AUTH_TOKEN,
            from: values.TWILIO_FROM,
            apiUrl: values.TWILIO_API_URL.replace(/\/+$/, ""),
          }
        : null,
    captcha:
      values.CAPTCHA_PROVIDER && values.CAPTCHA_SECRET_KEY
        ? {
            provider: values.CAPTCHA_PROVIDER,
            secretKey: values.CAPTCHA_SECRET_KEY,
            verifyUrl: values.CAPTCHA_VERIFY_URL ?? null,
          }
        : null,
    providers: ways.readProviders(values),
    nativeReturnUrls: values.NATIVE_RETURN_URLS,
    adminEmail: values.ADMIN_EMAIL ?? null,
    company: values.COMPANY ?? null,
    contactEmail: values.CONTACT_EMAIL ?? null,
    launchDate: values.LAUNCH_DATE,
    ...secrets.readSecrets(values),
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    requireMfa: values.REQUIRE_MFA,
    signInTriesPerMinute: values.SIGN_IN_TRIES_PER_MINUTE,
    bookingsPerAddressAnHour: values.BOOKINGS_PER_ADDRESS_AN_HOUR,
    bookingFreeTries: values.BOOKING_FREE_TRIES,
    personLimits: {
      writesAMinute: values.WRITES_PER_PERSON_A_MINUTE,
      searchesAMinute: values.SEARCHES_PER_PERSON_A_MINUTE,
      liveChannels: values.LIVE_CHANNELS_PER_PERSON,
    },
    assistant: assistant.readAssistant(values),
    speech: speech.readSpeech(values),
    trustedProxies: values.TRUSTED_PROXIES,
    ...watching.readWatching(values),
  };
}

/** One line for each invalid value. The values themselves may be secrets, so they are left out. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(problems: string[]) {
    super(["The configuration has mistakes:", ...problems.map((line) => `  ${line}`)].join("\n"));
  }
}

function explain(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")} ${issue.message}`;
}

/** Whether an address is this machine's own; only then is there a local mailbox. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
