import { accountRouter } from "./account/router.ts";
import { appointmentsRouter } from "./appointments/router.ts";
import { assistantRouter } from "./assistant/router.ts";
import type { AssistantServices } from "./assistant/services.ts";
import { bookingRouter } from "./booking/router.ts";
import { calculatorRouter } from "./calculator/router.ts";
import { contactsRouter } from "./contacts/router.ts";
import { linksRouter } from "./links/router.ts";
import { noticesRouter } from "./notices/router.ts";
import { overviewRouter } from "./overview/router.ts";
import { profilesRouter } from "./profiles/router.ts";
import { searchRouter } from "./search/router.ts";
import { siteRouter } from "./site/router.ts";

/** The procedures of all rooms, named as in the contract. */
export const createRouter = (services: { assistant: AssistantServices }) => ({
  site: siteRouter,
  account: accountRouter,
  profiles: profilesRouter,
  contacts: contactsRouter,
  appointments: appointmentsRouter,
  booking: bookingRouter,
  links: linksRouter,
  calculator: calculatorRouter,
  notices: noticesRouter,
  assistant: assistantRouter(services.assistant),
  search: searchRouter,
  overview: overviewRouter,
});
