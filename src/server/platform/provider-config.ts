import * as z from "zod";

/** Our client credentials at a provider. */
type ProviderKeys = { clientId: string; clientSecret: string };

/** Provider sign-in; null if no keys are set. */
export type ProvidersConfig = {
  google: (ProviderKeys & { issuer: string }) | null;
  facebook: (ProviderKeys & { dialogUrl: string; graphUrl: string }) | null;
  /** A company's own accounts: any OpenID provider, for addresses of one domain. */
  sso: (ProviderKeys & { issuer: string; domain: string }) | null;
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** An address for people and secrets: https, or this machine. */
export const providerAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  if (!url || url.search || url.hash || url.username) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && loopback.test(url.hostname));
}, "must be an address like https://login.example.com");

export const providerKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, "must be as the provider shows it, without spaces");

export const companyDomain = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine(
    (text) => text.length <= 253 && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/.test(text),
    "must be an email domain like example.com",
  );

/** Variables that are needed together. */
export const providerGroups = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
  ["SSO_DOMAIN", "SSO_ISSUER", "SSO_CLIENT_ID", "SSO_CLIENT_SECRET"],
] as const;

type GroupKey = (typeof providerGroups)[number][number];
type Values = { [Key in GroupKey]?: string | undefined } & {
  GOOGLE_ISSUER: string;
  FACEBOOK_DIALOG_URL: string;
  FACEBOOK_GRAPH_URL: string;
};

export function readProviders(values: Values): ProvidersConfig {
  const keys = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret } : null;
  const google = keys(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  const facebook = keys(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET);
  const sso = keys(values.SSO_CLIENT_ID, values.SSO_CLIENT_SECRET);
  const { SSO_ISSUER: issuer, SSO_DOMAIN: domain } = values;
  return {
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    facebook: facebook && {
      ...facebook,
      dialogUrl: values.FACEBOOK_DIALOG_URL,
      graphUrl: values.FACEBOOK_GRAPH_URL.replace(/\/$/, ""),
    },
    sso: sso && issuer && domain ? { ...sso, issuer, domain } : null,
  };
}

/** The ids of the providers that are set up. */
export function offeredProviders({ google, facebook, sso }: ProvidersConfig): string[] {
  return Object.entries({ google, facebook, sso }).flatMap(([id, keys]) => (keys ? [id] : []));
}
