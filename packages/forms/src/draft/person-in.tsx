import { personKeyOf } from '@camp/contracts/camper/person-key';

/**
 * The person whom the answers are about.
 *
 * @param answers of a form or a draft, as typed
 * @returns the key of `personKeyOf`, or undefined while name or birthdate are missing
 */
export function personIn(answers: object): string | undefined {
  const { nameFirst, nameLast, birthdate } = answers as Record<string, unknown>;
  const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
  return isSaid(nameFirst) && isSaid(nameLast) && isSaid(birthdate)
    ? personKeyOf({ nameFirst, nameLast, birthdate })
    : undefined;
}

/** Accepts everyone, for a form that may be sent for any person. */
export const nobodyIsRegistered = (): boolean => false;
