import { answersOpenTo, invitationsADay } from "#domain/links/invitation.ts";
import { soughtSide } from "#domain/links/sought.ts";
import { signedIn } from "#server/account/procedures.ts";
import { causeCode } from "#server/platform/database.ts";
import { listLinkEvents } from "./log.ts";
import { findInvitable, findMe, searchProfessionals } from "./professionals.ts";
import {
  countShared,
  findAgentOf,
  listShareable,
  saveSharing,
  shareDeal as shareOne,
} from "./sharing.ts";
import {
  addInvitation,
  answerInvitation,
  countSent,
  endLink,
  findBetween,
  findInvitation,
  listInvitations,
} from "./store.ts";

const day = 24 * 60 * 60 * 1000;
const uniqueViolation = "23505";

const search = signedIn.links.search.handler(({ input: { term }, context: { across } }) =>
  across(async (tx, me) => {
    const mine = await findMe(tx, me.ownerId);
    const side = mine?.isProfileComplete ? soughtSide(mine) : null;
    return side ? searchProfessionals(tx, me.ownerId, { term, side }) : [];
  }),
);

const list = signedIn.links.invitations.handler(({ context: { across } }) =>
  across((tx, me) => listInvitations(tx, me.ownerId)),
);

const invite = signedIn.links.invite.handler(
  async ({ input: { id, profileId }, context: { across, now: clock }, errors }) => {
    const now = clock();
    try {
      return await across(async (tx, me) => {
        // The same call again, after a lost answer, is no error.
        const sent = await findInvitation(tx, me.ownerId, id);
        if (sent?.invitingProfileId === me.ownerId && sent.invitedProfileId === profileId)
          return sent;
        const mine = await findMe(tx, me.ownerId);
        const side = mine?.isProfileComplete ? soughtSide(mine) : null;
        const other = side && (await findInvitable(tx, me.ownerId, { id: profileId, side }));
        if (!other) throw errors.NO_SUCH_PROFESSIONAL();
        const between = await findBetween(tx, me.ownerId, other.id);
        if (between === "linked") throw errors.ALREADY_LINKED();
        if (between === "pending") throw errors.INVITATION_EXISTS();
        const lately = await countSent(tx, me.ownerId, new Date(now.getTime() - day));
        if (lately >= invitationsADay) throw errors.TOO_MANY();
        await addInvitation(tx, me.ownerId, { id, invited: other.id, now });
        return (await findInvitation(tx, me.ownerId, id))!;
      });
    } catch (error) {
      // Both invited each other in the same moment: the second meets the first's row.
      if (causeCode(error) === uniqueViolation) throw errors.INVITATION_EXISTS();
      throw error;
    }
  },
);

const answer = signedIn.links.answer.handler(
  ({ input: { id, status }, context: { across, now: clock }, errors }) => {
    const now = clock();
    return across(async (tx, me) => {
      const before = await findInvitation(tx, me.ownerId, id);
      if (!before) throw errors.NOT_FOUND();
      if (before.status !== "pending") throw errors.ALREADY_ANSWERED();
      if (!answersOpenTo(me.ownerId, before).includes(status)) throw errors.NOT_YOURS();
      // The other side may have answered since it was looked at: only a pending one changes.
      if (!(await answerInvitation(tx, me.ownerId, { id, status, now })))
        throw errors.ALREADY_ANSWERED();
      return (await findInvitation(tx, me.ownerId, id))!;
    });
  },
);

const end = signedIn.links.end.handler(
  ({ input: { id }, context: { across, now: clock }, errors }) => {
    const now = clock();
    return across(async (tx, me) => {
      if (!(await findInvitation(tx, me.ownerId, id))) throw errors.NOT_FOUND();
      if (!(await endLink(tx, me.ownerId, { id, now }))) throw errors.NOT_LINKED();
      return (await findInvitation(tx, me.ownerId, id))!;
    });
  },
);

const log = signedIn.links.log.handler(({ input: { id }, context: { across }, errors }) =>
  across(async (tx, me) => {
    const invitation = await findInvitation(tx, me.ownerId, id);
    if (!invitation) throw errors.NOT_FOUND();
    return listLinkEvents(tx, me.ownerId, invitation);
  }),
);

const setSharing = signedIn.links.setSharing.handler(
  async ({ input: { id, sharing }, context: { mine, across, now: clock }, errors }) => {
    const now = clock();
    await mine(async (tx, me) => {
      const agentId = await findAgentOf(tx, me.ownerId, id);
      if (!agentId) throw errors.NOT_FOUND();
      await saveSharing(tx, me.ownerId, { agentId, sharing, now });
    });
    const saved = await across((tx, me) => findInvitation(tx, me.ownerId, id));
    if (!saved) throw errors.NOT_FOUND();
    return saved;
  },
);

const shareableDeals = signedIn.links.shareableDeals.handler(
  ({ input: { id, search: part = "" }, context: { mine }, errors }) =>
    mine(async (tx, me) => {
      const agentId = await findAgentOf(tx, me.ownerId, id);
      if (!agentId) throw errors.NOT_FOUND();
      return {
        deals: await listShareable(tx, me.ownerId, { agentId, search: part }),
        sharedCount: await countShared(tx, me.ownerId, agentId),
      };
    }),
);

const shareDeal = signedIn.links.shareDeal.handler(
  ({ input: { id, dealId, isShared }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    return mine(async (tx, me) => {
      const agentId = await findAgentOf(tx, me.ownerId, id);
      const deal = agentId && (await shareOne(tx, me.ownerId, { agentId, dealId, isShared, now }));
      if (!deal) throw errors.NOT_FOUND();
      return deal;
    });
  },
);

/** Implements contract/links.ts: what happens between a loan officer and an agent (SPEC §2, §4, §6). */
export const linksRouter = {
  search,
  invitations: list,
  invite,
  answer,
  end,
  log,
  setSharing,
  shareableDeals,
  shareDeal,
};
