import { answersOpenTo, invitationsADay, isAnsweredSo } from "#domain/links/invitation.ts";
import { soughtSide } from "#domain/links/sought.ts";
import { signedIn } from "#server/account/procedures.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { causeCode, type OwnerTransaction } from "#server/platform/database.ts";
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
  isAcrossSides,
  listInvitations,
} from "./store.ts";

const day = 24 * 60 * 60 * 1000;
const uniqueViolation = "23505";
/** The database's error for an invitation that is not between a loan officer and an agent. */
const checkViolation = "23514";

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
        const sent = await findSent(tx, me.ownerId, { id, profileId });
        if (sent) return sent;
        const mine = await findMe(tx, me.ownerId);
        const side = mine?.isProfileComplete ? soughtSide(mine) : null;
        const other = side && (await findInvitable(tx, me.ownerId, { id: profileId, side }));
        if (!other) throw errors.NO_SUCH_PROFESSIONAL();
        const between = await findBetween(tx, me.ownerId, other.id);
        // It may be this same request that was sent before.
        const meanwhile = between && (await findSent(tx, me.ownerId, { id, profileId }));
        if (meanwhile) return meanwhile;
        if (between === "linked") throw errors.ALREADY_LINKED();
        if (between === "pending") throw errors.INVITATION_EXISTS();
        const lately = await countSent(tx, me.ownerId, new Date(now.getTime() - day));
        if (lately >= invitationsADay) throw errors.TOO_MANY();
        await addInvitation(tx, me.ownerId, { id, invited: other.id, now });
        return (await findInvitation(tx, me.ownerId, id))!;
      });
    } catch (error) {
      // One of the two changed sides since the check.
      if (causeCode(error) === checkViolation) throw errors.NO_SUCH_PROFESSIONAL();
      // Both invited each other at once, or one of them twice: the second insert conflicts with the first row.
      if (causeCode(error) !== uniqueViolation) throw error;
      const sent = await across((tx, me) => findSent(tx, me.ownerId, { id, profileId }));
      if (!sent) throw errors.INVITATION_EXISTS();
      return sent;
    }
  },
);

const answer = signedIn.links.answer.handler(
  async ({ input: { id, status }, context: { across, now: clock }, errors }) => {
    const now = clock();
    try {
      return await across(async (tx, me) => {
        const before = await findInvitation(tx, me.ownerId, id);
        if (!before) throw errors.NOT_FOUND();
        if (before.status === "pending") {
          if (!answersOpenTo(me.ownerId, before).includes(status)) throw errors.NOT_YOURS();
          if (status === "accepted" && !(await isAcrossSides(tx, me.ownerId, id)))
            throw errors.OTHER_SIDE();
          await answerInvitation(tx, me.ownerId, { id, status, now });
        }
        // It may have been answered before or since the check: by the other side, or by this same request.
        const after = (await findInvitation(tx, me.ownerId, id))!;
        if (!isAnsweredSo(me.ownerId, after, status)) throw errors.ALREADY_ANSWERED();
        return after;
      });
    } catch (error) {
      if (causeCode(error) === checkViolation) throw errors.OTHER_SIDE();
      throw error;
    }
  },
);

const end = signedIn.links.end.handler(
  ({ input: { id }, context: { across, now: clock }, errors }) => {
    const now = clock();
    return across(async (tx, me) => {
      if (!(await findInvitation(tx, me.ownerId, id))) throw errors.NOT_FOUND();
      await endLink(tx, me.ownerId, { id, now });
      const after = (await findInvitation(tx, me.ownerId, id))!;
      // The other side gets an error; ending one's own link again does not.
      if (after.endedBy !== me.ownerId) throw errors.NOT_LINKED();
      return after;
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

/** The invitation that this same request sent before, after a lost response. */
async function findSent(
  tx: OwnerTransaction,
  me: OwnerId,
  { id, profileId }: { id: string; profileId: string },
) {
  const found = await findInvitation(tx, me, id);
  const isSent = found?.invitingProfileId === me && found.invitedProfileId === profileId;
  return isSent ? found : null;
}

/** Implements contract/links.ts. */
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
