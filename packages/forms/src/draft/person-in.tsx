import { personKeyOf } from '@camp/contracts/camper/person-key';

/**
 * Whom answers are about.
 *
 * @param answers of a form or a draft, as typed
 * @returns the key of `personKeyOf`; undefined while name or birthdate are missing
 */
export function personIn(answers: object): string | undefined {
  const { nameFirst, nameLast, birthdate } = answers as Record<string, unknown>;
  const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
  return isSaid(nameFirst) && isSaid(nameLast) && isSaid(birthdate)
    ? personKeyOf({ nameFirst, nameLast, birthdate })
    : undefined;
}

/** Of a form whose answers can be sent whoever they are about. */
export const nobodyIsRegistered = (): boolean => false;
