import type { GenericEndpointContext } from "better-auth";
import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sessionMiddleware,
} from "better-auth/api";
import * as z from "zod";
import { isOfOwnWords, passwordOfOwnWords, passwordSame } from "#domain/account/own-words.ts";
import { refuseUnfitPassword } from "./request-rules.ts";

/** Sets the first password of a person who signs in another way; /change-password changes an existing one. */
export function passwordEndpoints(passwordMinLength: number) {
  return {
    setFirstPassword: createAuthEndpoint(
      "/set-first-password",
      {
        method: "POST",
        use: [sessionMiddleware],
        body: z.strictObject({ newPassword: z.string() }),
      },
      async (ctx) => {
        const { user } = ctx.context.session;
        const { newPassword } = ctx.body;
        refuseUnfitPassword(newPassword, passwordMinLength);
        const { internalAdapter, password } = ctx.context;
        if (await internalAdapter.findCredentialAccount(user.id))
          throw new APIError("CONFLICT", {
            code: "PASSWORD_THERE",
            message: "You already have a password. To change it, enter your current one.",
          });
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: "credential",
          accountId: user.id,
          password: await password.hash(newPassword),
        });
        return ctx.json({ status: true });
      },
    ),
  };
}

type Owner = { name?: unknown; email?: unknown; phoneNumber?: unknown };

/** Refuses a new password that is the person's own name, address or number, or the current password. */
export async function refuseOwnPassword(ctx: GenericEndpointContext): Promise<void> {
  const body = (ctx.body ?? {}) as Record<string, unknown>;
  const password = ctx.path.startsWith("/sign-up/") ? body.password : body.newPassword;
  const owner = typeof password === "string" && (await findOwner(ctx, body));
  if (!owner) return;
  if (ctx.path === "/change-password" && password === body.currentPassword)
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_SAME", message: passwordSame });
  const words = [owner.name, owner.email, owner.phoneNumber];
  if (
    isOfOwnWords(
      password,
      words.filter((word) => typeof word === "string"),
    )
  )
    throw new APIError("BAD_REQUEST", {
      code: "PASSWORD_OF_OWN_WORDS",
      message: passwordOfOwnWords,
    });
}

/** Whose password this request would set, if known; null if it sets none. */
async function findOwner(
  ctx: GenericEndpointContext,
  body: Record<string, unknown>,
): Promise<Owner | null> {
  const { internalAdapter } = ctx.context;
  switch (ctx.path) {
    case "/sign-up/email":
    case "/sign-up/phone":
    case "/phone-number/reset-password":
      return body;
    case "/change-password":
    case "/set-first-password":
      return (await getSessionFromCtx(ctx).catch(() => null))?.user ?? null;
    case "/reset-password": {
      if (typeof body.token !== "string") return null;
      const link = await internalAdapter.findVerificationValue(`reset-password:${body.token}`);
      return link && (await internalAdapter.findUserById(link.value));
    }
    default:
      return null;
  }
}
