import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigError, isLoopback, readConfig, settingDefaults } from "./config.ts";
import { readExample } from "./config-reference.ts";

describe("the configuration", () => {
  test("is complete without a single variable", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      baseUrl: null,
      databaseUrl: null,
      smtpUrl: null,
      adminEmail: null,
      launchDate: "2025-08-23T00:00:00",
      passwordMinLength: 6,
    });
  });

  test("takes the launch date that is set", { tags: ["PUB-036"] }, () => {
    const { launchDate } = readConfig({ LAUNCH_DATE: "2031-01-02T00:00:00" });
    expect(launchDate).toBe("2031-01-02T00:00:00");
  });

  test("names every invalid value at once, with what would be valid, and reveals no secret", () => {
    const env = {
      PORT: "80a",
      BASE_URL: "crm.example.com/path",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      SMTP_URL: "mail.example.com",
      ADMIN_EMAIL: "admin",
      LAUNCH_DATE: "tomorrow",
      AUTH_SECRET: "short",
      PASSWORD_MIN_LENGTH: "5",
      LOG_LEVEL: "loud",
    };
    let message = "";
    try {
      readConfig(env);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = String(error);
    }
    for (const key of Object.keys(env)) expect(message).toContain(`${key} must`);
    expect(message).toContain("postgres://");
    expect(message).not.toContain("hunter2");
    expect(message).not.toContain("short");
  });

  test("accepts Twilio's keys and the captcha's only together", () => {
    expect(() => readConfig({ TWILIO_FROM: "+17185550142" })).toThrow(
      "TWILIO_ACCOUNT_SID is missing: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM are set together",
    );
    expect(() => readConfig({ CAPTCHA_PROVIDER: "hcaptcha" })).toThrow(
      "CAPTCHA_SECRET_KEY is missing",
    );
    expect(() => readConfig({ TWILIO_FROM: "Hearth" })).toThrow("TWILIO_FROM must be a number");
    expect(() => readConfig({ CAPTCHA_PROVIDER: "x", CAPTCHA_SECRET_KEY: "y" })).toThrow(
      "CAPTCHA_PROVIDER must be one of turnstile, hcaptcha, recaptcha",
    );
  });

  test("refuses a public address without email", () => {
    const BASE_URL = "https://crm.example.com";
    const SMTP_URL = "smtps://mail.example.com";
    const MAIL_FROM = "Hearthline <hello@crm.example.com>";
    expect(() => readConfig({ BASE_URL })).toThrow(
      /^The configuration has mistakes:\n {2}SMTP_URL is missing: .*MAIL=keep/,
    );
    expect(() => readConfig({ BASE_URL, SMTP_URL: "", MAIL: "send" })).toThrow("SMTP_URL");
    expect(() => readConfig({ BASE_URL, SMTP_URL })).toThrow("MAIL_FROM is missing");
    expect(() => readConfig({ MAIL: "drop" })).toThrow("MAIL must be send or keep");
    expect(readConfig({ BASE_URL, SMTP_URL, MAIL_FROM })).toMatchObject({ smtpUrl: SMTP_URL });
    // MAIL=keep keeps emails, even if they could be sent.
    expect(readConfig({ BASE_URL, MAIL: "keep" })).toMatchObject({ smtpUrl: null });
    expect(readConfig({ BASE_URL, SMTP_URL, MAIL: "keep" })).toMatchObject({ smtpUrl: null });
    for (const own of ["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])
      expect(readConfig({ BASE_URL: own })).toMatchObject({ smtpUrl: null });
  });

  test("accepts a master key of 32 bytes alone, and an older one after it", () => {
    const [key, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((bytes) =>
      bytes.toString("base64"),
    );
    expect(readConfig({ MASTER_KEY: `${key},${older}` }).masterKey).toEqual({
      text: `${key},${older}`,
    });
    const short = Buffer.alloc(31).toString("base64");
    for (const wrong of ["x", short, `${key},x`, `${key}${older}`])
      expect(() => readConfig({ MASTER_KEY: wrong }), wrong).toThrow("MASTER_KEY must be 32 bytes");
  });

  test("measures nothing without a port for it, and keeps that port to this machine", () => {
    expect(readConfig({}).metrics).toBeNull();
    const METRICS_PORT = "9464";
    expect(readConfig({ METRICS_PORT }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
    const set = readConfig({ METRICS_PORT, METRICS_HOST: "10.0.0.5" });
    expect(set.metrics).toEqual({ host: "10.0.0.5", port: 9464 });
    expect(() => readConfig({ METRICS_PORT: "x" })).toThrow("METRICS_PORT must be a whole number");
  });

  test("treats an empty variable as not set", () => {
    expect(readConfig({ PORT: "", ADMIN_EMAIL: "" })).toEqual(readConfig({}));
  });

  test("is documented key by key in .env.example, which is itself valid", () => {
    const { env } = readExample(
      readFileSync(new URL("../../../.env.example", import.meta.url), "utf8"),
    );
    expect(Object.keys(env).sort()).toEqual(Object.keys(settingDefaults()).sort());
    expect(() => readConfig(env)).not.toThrow();
  });
});

test("only a loopback address counts as this machine's own", () => {
  for (const origin of [
    "http://127.0.0.1:3000",
    "http://localhost",
    "http://[::1]:3000",
    "http://127.1.2.3",
  ])
    expect(isLoopback(origin), origin).toBe(true);
  for (const origin of [
    "http://10.0.0.1",
    "https://crm.example.com",
    "http://127.0.0.1.evil.example",
    "http://localhost.evil.example",
  ])
    expect(isLoopback(origin), origin).toBe(false);
});
