let asked: Promise<string | null> | null = null;

/**
 * The profile whose demo can be booked, or null: then there is no Book a Demo button. A failing
 * lookup is only logged (SPEC §8). Asked once a page, by plain fetch: the landing page has no client.
 */
export function findDemoProfileId(): Promise<string | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<string | null> {
  try {
    const response = await fetch("/api/v1/site", { headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(`the lookup answered ${response.status}`);
    const front = (await response.json()) as { demoProfileId: string | null };
    return front.demoProfileId;
  } catch (error) {
    console.error("The admin profile could not be looked up", error);
    return null;
  }
}
