import type { CurrentUser } from '@camp/contracts/user/operations';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { areRightsWorthCodes } from './policies';

type Deps = Pick<Dependencies, 'settings' | 'clock'>;

/** When a person without a second factor needs one. @returns undefined if they don't */
function dueAt({ settings }: Deps, { account, permissions }: Person): Date | undefined {
  if (!settings.isSecondFactorRequired || account.secondFactorSince) return undefined;
  return areRightsWorthCodes(permissions) ? (account.secondFactorDueAt ?? account.createdAt) : undefined;
}

/**
 * Whether a person has to prove again that it's them before a call that needs a fresh proof: if they have a second
 * factor, or their rights require one. No program is asked.
 */
export const needsProof = (
  { settings }: Pick<Deps, 'settings'>,
  { isTool, account, permissions }: Person,
): boolean =>
  !isTool &&
  (account.secondFactorSince !== undefined ||
    (settings.isSecondFactorRequired && areRightsWorthCodes(permissions)));

/** Whether a person may only set up login codes. */
export function mustSetUp(deps: Deps, person: Person): boolean {
  const due = dueAt(deps, person);
  return due !== undefined && due <= deps.clock.now();
}

/** What the browser has to know about the requirement. */
export function requirementOf(
  deps: Deps,
  person: Person,
): Pick<CurrentUser, 'loginCodesDue' | 'mustSetUpLoginCodes'> {
  const due = dueAt(deps, person);
  if (!due) return {};
  return {
    loginCodesDue: due.toISOString(),
    ...(mustSetUp(deps, person) && { mustSetUpLoginCodes: true as const }),
  };
}
