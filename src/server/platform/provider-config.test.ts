import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const sso = {
  SSO_DOMAIN: "Example.com",
  SSO_ISSUER: "https://login.example.com/",
  SSO_CLIENT_ID: "hearthline",
  SSO_CLIENT_SECRET: "hush",
};

test("without its keys a provider is not set up", () => {
  expect(readConfig({}).providers).toEqual({ google: null, facebook: null, sso: null });
});

test("keys alone are enough for Google and Facebook; a company also needs its name", () => {
  const { providers } = readConfig({
    GOOGLE_CLIENT_ID: "g",
    GOOGLE_CLIENT_SECRET: "gs",
    FACEBOOK_CLIENT_ID: "f",
    FACEBOOK_CLIENT_SECRET: "fs",
    ...sso,
  });
  expect(providers).toEqual({
    google: { clientId: "g", clientSecret: "gs", issuer: "https://accounts.google.com" },
    facebook: {
      clientId: "f",
      clientSecret: "fs",
      dialogUrl: "https://www.facebook.com/v24.0/dialog/oauth",
      graphUrl: "https://graph.facebook.com/v24.0",
    },
    sso: {
      clientId: "hearthline",
      clientSecret: "hush",
      issuer: "https://login.example.com/",
      domain: "example.com",
    },
  });
});

test("half of a provider's settings is an error that names what is missing, and reveals no secret", () => {
  for (const missing of Object.keys(sso)) {
    const env = { ...sso, [missing]: "" };
    expect(() => readConfig(env)).toThrow(`${missing} is missing`);
    expect(() => readConfig(env)).not.toThrow("hush");
  }
  expect(() => readConfig({ GOOGLE_CLIENT_SECRET: "hush" })).toThrow("GOOGLE_CLIENT_ID is missing");
  expect(() => readConfig({ FACEBOOK_CLIENT_ID: "f" })).toThrow(
    "FACEBOOK_CLIENT_SECRET is missing",
  );
});

test("people and secrets are only sent over https, or to this machine", () => {
  for (const issuer of ["http://127.0.0.1:9000", "http://localhost:9000", "https://a.example/b"])
    expect(readConfig({ ...sso, SSO_ISSUER: issuer }).providers.sso?.issuer).toBe(issuer);
  for (const issuer of [
    "http://login.example.com",
    "http://127.0.0.1.example.com",
    "https://user@login.example.com",
    "https://login.example.com?x=1",
    "ftp://login.example.com",
    "login.example.com",
  ])
    expect(() => readConfig({ ...sso, SSO_ISSUER: issuer }), issuer).toThrow("SSO_ISSUER must");
  for (const domain of ["example", "@example.com", "a b.com", "*.example.com", "example.com,b.com"])
    expect(() => readConfig({ ...sso, SSO_DOMAIN: domain }), domain).toThrow("SSO_DOMAIN must");
});
