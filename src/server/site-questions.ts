import { call, ORPCError } from "@orpc/server";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { ShownHost } from "#domain/booking/shown-host.ts";
import type { RequestContext } from "./account/procedures.ts";
import { writeHostPage } from "./booking/host-page.ts";
import { codeOf } from "./platform/database.ts";
import type { Log } from "./platform/log.ts";
import type { createRouter } from "./router.ts";
import { Unavailable } from "./platform/unavailable.ts";
import type { PreviewLines } from "./site/preview-picture.ts";
import type { SiteQuestions } from "./site/site-files.ts";

type BookingProcedures = ReturnType<typeof createRouter>["booking"];

/** milliseconds */
const patience = 400;

/** What public pages request about a professional. */
export type PageQuestions = SiteQuestions & {
  findHostLines: (profileId: string) => Promise<Omit<PreviewLines, "language"> | null>;
};

/**
 * Answers public pages from the same public procedures that their browsers call, so a page reveals nothing that a
 * visitor could not request. If it takes too long, the browser asks instead.
 */
export function siteQuestions(booking: BookingProcedures, log: Log) {
  const askFor = (context: RequestContext, kind: BookingKind, profileId: string) =>
    inTime<ShownHost>(
      kind === "Demo"
        ? call(booking.demoHost, { profileId }, { context })
        : call(booking.professional, { profileId }, { context }),
    );

  async function findHost(
    context: RequestContext,
    kind: BookingKind,
    profileId: string,
  ): Promise<ShownHost | null> {
    try {
      return await askFor(context, kind, profileId);
    } catch (error) {
      if (!(error instanceof ORPCError))
        log.warn({ code: codeOf(error) }, "a booking page is sent without its host");
      return null;
    }
  }

  return (context: RequestContext): PageQuestions => ({
    async findDemoProfileId() {
      try {
        return await inTime(context.findDemoProfileId());
      } catch (error) {
        log.warn({ code: codeOf(error) }, "a page is sent without the demo's profile");
        return undefined;
      }
    },
    async writeHost(html, kind, profileId) {
      const found = await findHost(context, kind, profileId);
      return found?.fullName ? writeHostPage(html, { kind, host: toShownHost(found) }) : null;
    },
    async findHostLines(profileId) {
      const host = await askFor(context, "Appointment", profileId).catch((error: unknown) => {
        if (error instanceof ORPCError) return null;
        // A missing picture is not requested again.
        throw new Unavailable("The host of the page could not be read in time.", error);
      });
      return host && { name: host.fullName, role: host.title, company: host.companyName };
    },
  });
}

/** Only the fields that the page shows. */
function toShownHost(host: ShownHost): ShownHost {
  const { id, fullName, companyName, title, pictureUrl, licenseNumber } = host;
  return {
    id,
    fullName,
    companyName,
    title,
    ...(pictureUrl && { pictureUrl }),
    ...(licenseNumber && { licenseNumber }),
  };
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
