let asked: Promise<string | null> | null = null;

/**
 * The bookable demo profile that the server embedded in the page: its id, null if there is none, or undefined if the
 * server did not know; then the browser requests it.
 */
export function writtenDemoProfileId(): string | null | undefined {
  // Ids are 36 characters; the placeholder and "unknown" are shorter.
  const written = document.documentElement.dataset.demoProfile;
  return written === "none" ? null : written?.[35] && written;
}

/**
 * The profile whose demo can be booked, or null, which hides the Book a Demo button. A failed request is only logged.
 * At most one request per page, with plain fetch, because the landing page has no API client.
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
