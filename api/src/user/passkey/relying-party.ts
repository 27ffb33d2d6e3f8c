import type { Dependencies } from '../../dependencies';

/**
 * The site as passkeys know it. A passkey works on the domain that it was made for, so a new domain needs new ones
 * (docs/decisions/0110-second-factor-and-sessions.md).
 */
export function relyingParty({ publicUrl }: Pick<Dependencies['settings'], 'publicUrl'>) {
  const { hostname: rpID, origin } = new URL(publicUrl);
  return { rpID, origin };
}

/**
 * COSE numbers of EdDSA, ES256 and RS256. The library would add others where Node knows them, and a passkey must not
 * depend on the version of Node.
 */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** How long a person may take, in milliseconds. */
export const patience = 5 * 60_000;
