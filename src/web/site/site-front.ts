let asked: Promise<string | null> | null = null;

/**
 * What the server wrote into the page of the profile whose demo can be booked: its id, null where there is none, and
 * undefined where it could not say (then the browser asks).
 */
export function writtenDemoProfileId(): string | null | undefined {
  // An id is longer than the words that stand in for one, and than the place where no server wrote.
  const written = document.documentElement.dataset.demoProfile;
  return written === "none" ? null : written?.[35] && written;
}

/**
 * The profile whose demo can be booked, or null: then there is no Book a Demo button. A failed lookup is only logged.
 * At most one request per page, by plain fetch, because the landing page has no API client.
 */
export function findDemoProfileId(): Promise<string | null> {
  return (asked ??= ask());
}

async function ask(): Promise<string | null> {
  const written = writtenDemoProfileId();
  if (written !== undefined) return written;
  try {
    const response = await fetch("/api/v1/site");
    if (!response.ok) throw new Error(`the demo check answered ${response.status}`);
    return ((await response.json()) as { demoProfileId: string | null }).demoProfileId;
  } catch (error) {
    console.error("The admin profile could not be looked up", error);
    return null;
  }
}
