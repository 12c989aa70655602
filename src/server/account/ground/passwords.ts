import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import * as z from "zod";
import { refuseUnfitPassword } from "./request-rules.ts";

/** The first password of somebody who came in by another way; who has one changes it with /change-password. */
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
            message: "You already have a password. Change it with the current one.",
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
