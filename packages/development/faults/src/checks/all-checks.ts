import { invariants, type Check, type Ended, type Invariant } from './check';
import { checkChanges } from './changes';
import { checkCreates } from './creates';
import { checkMails } from './mails';
import { checkPaid, checkReceipts, checkRefunds } from './payments';
import { checkOutbox, checkPictures } from './pictures-and-outbox';
import { checkSeats } from './seats';

/** The check of each invariant. */
export const checks: Record<Invariant, Check> = {
  I1: checkSeats,
  I2: (ended) => [...checkCreates(ended), ...checkChanges(ended)],
  I3: checkPaid,
  I4: checkReceipts,
  I5: checkMails,
  I6: checkPictures,
  I7: checkOutbox,
  I8: checkRefunds,
};

/** The violations of each invariant. */
export type Violations = Record<Invariant, string[]>;

/** Checks all invariants. */
export const checkAll = (ended: Ended): Violations =>
  Object.fromEntries(invariants.map((invariant) => [invariant, checks[invariant](ended)])) as Violations;

/** Whether all of them hold. */
export const allHold = (violations: Violations): boolean =>
  Object.values(violations).every((sentences) => sentences.length === 0);
