import { createHmac } from "node:crypto";
import { createAuthorizationURL, type OAuthProvider } from "better-auth/oauth2";
import * as z from "zod";
import type { AcceptIdentity } from "./accept-identity.ts";
import { exchangeCode, fetchJson, ProviderFailed } from "./provider-fetch.ts";
import { refuseForeignState } from "../shared/provider-callback.ts";

export type FacebookOptions = {
  clientId: string;
  clientSecret: string;
  dialogUrl: string;
  graphUrl: string;
  accept: AcceptIdentity;
};

const person = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

/**
 * Facebook, which in a browser is OAuth without OpenID. It does not say whether it verified an address, so none counts
 * as verified. Its id tokens, which only mobile apps get, are not accepted.
 */
export function facebookProvider(options: FacebookOptions): OAuthProvider<{ sub: string }> {
  const { clientId, clientSecret, dialogUrl, graphUrl, accept } = options;
  return {
    id: "facebook",
    name: "Facebook",
    accountSubject: ({ profile }) => profile.sub,
    createAuthorizationURL: ({ state, codeVerifier, redirectURI }) =>
      createAuthorizationURL({
        id: "facebook",
        options: { clientId },
        authorizationEndpoint: dialogUrl,
        scopes: ["email", "public_profile"],
        scopeJoiner: ",",
        state,
        codeVerifier,
        redirectURI,
      }),
    async validateAuthorizationCode(code) {
      await refuseForeignState("facebook");
      const { accessToken } = await exchangeCode({
        ...code,
        options: { clientId, clientSecret },
        tokenEndpoint: `${graphUrl}/oauth/access_token`,
      });
      if (!accessToken) throw new ProviderFailed("answered no access token");
      return { accessToken };
    },
    async getUserInfo({ accessToken }) {
      if (!accessToken) return null;
      const query = new URLSearchParams({
        fields: "id,name,email",
        // Proves that we are the app that the token was issued for.
        appsecret_proof: createHmac("sha256", clientSecret).update(accessToken).digest("hex"),
      });
      const answer = await fetchJson(`${graphUrl}/me?${query}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      }).catch(() => null);
      const found = person.safeParse(answer);
      if (!found.success) return null;
      const { id: subject, name = null, email = null } = found.data;
      return accept("facebook", { subject, name, email, vouched: false });
    },
  };
}
