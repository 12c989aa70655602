import { isIP } from "node:net";
import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/** The response to a passkey that was touched but not unlocked, which proves only that the device is present. */
const notUnlocked = "Unlock your passkey with your face, finger or PIN.";

/**
 * A passkey signs in on its own and counts as both steps. So the device must verify the person, which Better Auth alone
 * only requests.
 */
export function passkeys({ baseUrl, origins }: { baseUrl: string; origins: string[] }) {
  const { hostname } = new URL(baseUrl);
  return passkey({
    // Browsers bind passkeys to a host name, never to an IP address; on this machine the name is localhost.
    rpID: isIP(hostname.replaceAll(/[[\]]/g, "")) ? "localhost" : hostname,
    rpName: "Hearthline",
    origin: [baseUrl, ...origins],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      async afterVerification({ verification }) {
        if (!verification.registrationInfo?.userVerified) throw refusal();
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw refusal();
      },
    },
    schema: {
      passkey: {
        fields: {
          publicKey: "public_key",
          userId: "user_id",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });
}

function refusal(): APIError {
  return new APIError("UNAUTHORIZED", { code: "NOT_UNLOCKED", message: notUnlocked });
}
