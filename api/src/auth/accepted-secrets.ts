import type { Dependencies } from '../dependencies';

/** The secrets that sign, and the one before them. */
export type Secrets = Pick<Dependencies['settings'], 'jwtSecret' | 'previousJwtSecret'>;

/** The secrets whose signatures are valid, the current one first. A change of the secret logs nobody out. */
export const acceptedSecrets = ({ jwtSecret, previousJwtSecret }: Secrets): readonly [string, ...string[]] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret];
