import { test } from "vitest";
import { ask, freshNumber } from "#test/harness/account.ts";
import { testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { newId } from "#server/platform/ids.ts";
const median = (v: number[]) => v.sort((a, b) => a - b)[Math.floor(v.length / 2)]!;
test("timing", async () => {
  await using app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
  const [cred] = await (async () => { const { hashPassword } = await import("better-auth/crypto"); return [await hashPassword("correct-horse-7")]; })();
  const pairs = await Promise.all(Array.from({ length: 60 }, async () => {
    const id = newId(); const email = fresh(people.ana).email; const number = freshNumber();
    await app.sql(`insert into account."user" (id,name,email,email_verified,phone_number,phone_number_verified,created_at,updated_at) values ($1,'A',$2,true,$3,true,now(),now())`, [id, email, number]);
    await app.sql(`insert into account.account (id,user_id,account_id,provider_id,password,created_at,updated_at) values ($1,$2,$2::uuid::text,'credential',$3,now(),now())`, [newId(), id, cred]);
    return { email, number, noEmail: fresh(people.ana).email, noNumber: freshNumber() };
  }));
  const probes: Record<string, (email: string, number: string) => Promise<unknown>> = {
    emailCode: (email) => ask(app.visitor, "/email-otp/send-verification-otp", { email }),
    emailCodeNoCreate: (email) => ask(app.visitor, "/email-otp/send-verification-otp", { email, createUser: false }),
    emailVerify: (email) => ask(app.visitor, "/sign-in/email-otp", { email, otp: "123456" }),
    phoneCode: (_, phoneNumber) => ask(app.visitor, "/phone-number/send-otp", { phoneNumber, createUser: false }),
    phoneSignUp: (_, phoneNumber) => ask(app.visitor, "/sign-up/phone", { phoneNumber, password: "zq8#xk", name: "N" }),
    phoneSignIn: (_, phoneNumber) => ask(app.visitor, "/sign-in/phone-number", { phoneNumber, password: "wrong-wrong" }),
    phoneReset: (_, phoneNumber) => ask(app.visitor, "/phone-number/request-password-reset", { phoneNumber }),
  };
  for (const [name, probe] of Object.entries(probes)) {
    const known: number[] = [], unknown: number[] = []; const shapes = new Set<string>();
    for (const [i, p] of pairs.entries()) {
      const run = async (list: number[], e: string, n: string) => { const t = performance.now(); shapes.add(JSON.stringify(await probe(e, n))); list.push(performance.now() - t); };
      if (i % 2) { await run(known, p.email, p.number); await run(unknown, p.noEmail, p.noNumber); }
      else { await run(unknown, p.noEmail, p.noNumber); await run(known, p.email, p.number); }
    }
    process.stderr.write(`${name} known ${median(known).toFixed(2)} unknown ${median(unknown).toFixed(2)} shapes ${shapes.size} ${[...shapes].slice(0,2)}\n`);
  }
}, 120000);
