import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { day, now, searchTools } from "#test/harness/search-fixtures.ts";

let app: TestApp;
let ana: SignedIn;
const { meet, findAs } = searchTools(() => app);
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await app.as(fresh(people.ana));
});

describe("appointments", () => {
  test("are found like contacts, upcoming ones before past ones", async () => {
    await meet(ana, "José Núñez", -1, ["jose@x.test", "(917) 555-0163"]);
    await meet(ana, "José Núñez", 9);
    await meet(ana, "José Núñez", 2);
    await meet(ana, "José Núñez", -30);
    await meet(ana, null, 1);
    const timesFor = async (text: string) =>
      (await findAs(ana, text)).appointments.map(
        ({ appointmentTime }) => (appointmentTime.getTime() - now.getTime()) / day,
      );
    expect(await timesFor("jose nunez")).toEqual([2, 9, -1, -30]);
    expect(await timesFor("nunes")).toEqual([2, 9, -1, -30]);
    expect(await timesFor("9175550163")).toEqual([-1]);
    expect(await timesFor("JOSE@X")).toEqual([-1]);
    expect(await timesFor("nobody")).toEqual([]);
    await app.sql(
      "update appointments set notes = 'Order the appraisal' where professional_id = $1 and client_name is null",
      [ana.id],
    );
    expect(await timesFor("apraisal")).toEqual([1]);
    expect(await timesFor("apraisal odrer")).toEqual([1]);
    expect(await timesFor("apraisal nunes")).toEqual([]);
    expect(await timesFor("jsoe nuenz")).toEqual([2, 9, -1, -30]);
    expect(await timesFor("917.555.0163")).toEqual([-1]);
    expect(await timesFor("order app")).toEqual([1]);
  });
});

test("among many candidates exact words are found at any distance, otherwise the soonest", async () => {
  await app.sql(
    `insert into appointments (professional_id, id, client_name, notes, appointment_time, duration_minutes, status,
                               appointment_type)
     select $1, gen_random_uuid(), 'Xaver ' || n, 'Annual review', $2::timestamptz + n * interval '1 day', 30,
            'Scheduled', 'Task'
       from generate_series(2, 61) n`,
    [ana.id, now],
  );
  await meet(ana, "Ann Berg", 90);
  const namesFor = async (text: string) =>
    (await findAs(ana, text)).appointments.map(({ clientName }) => clientName);
  expect((await namesFor("ann"))[0]).toBe("Ann Berg");
  expect((await namesFor("annu"))[0]).toBe("Xaver 2");
  expect((await namesFor("anual"))[0]).toBe("Xaver 2");
});

test("among very many appointments the latest are searched, including upcoming ones", async () => {
  await app.sql(
    `insert into appointments (professional_id, id, client_name, appointment_time, duration_minutes, status,
                               appointment_type)
     select $1, gen_random_uuid(), case when n > 5000 then 'Zenobia' else 'Xaver' end,
            $2::timestamptz + (n - 5004) * interval '1 hour', 30, 'Scheduled', 'Task'
       from generate_series(1, 5006) n`,
    [ana.id, now],
  );
  const { appointments } = await findAs(ana, "zenobai");
  expect(
    appointments.map(({ appointmentTime }) => appointmentTime.getTime() - now.getTime()),
  ).toEqual([0, 1, 2, -1, -2].map((hours) => hours * 60 * 60_000));
});
