import { camperInput } from '@camp/database/test/factories/camper';
import { linesOf } from '../history/history';
import type { Check } from './check';

/** The answer of a new registration. */
const firstAnswer = camperInput().allergicReactionsVal;

/**
 * I2 for changes: a camper has the answer of the last acknowledged edit, and the seat that an administrator gave last.
 * A call whose outcome is unknown may still happen, and so may the lost attempt of a repeated call.
 */
export const checkChanges: Check = ({ history, state }) => {
  const wrong: string[] = [];
  const paid = new Set(linesOf(history, 'pay').flatMap(({ camperIds }) => camperIds));
  for (const { _id, nameFirst, allergicReactionsVal: answer, waitlist, pinned } of state.campers) {
    const isOwn = ({ camperId }: { camperId: string }) => _id.equals(camperId);
    const edits = linesOf(history, 'edit').filter(isOwn);
    const last = edits.findLast(({ outcome }) => outcome === 'ok')?.answer ?? firstAnswer;
    const open = edits.filter(({ outcome, repeated }) => outcome === 'unknown' || repeated);
    if (answer !== last && !open.some((edit) => edit.answer === answer))
      wrong.push(`${nameFirst} has the answer ${answer}, and the last acknowledged one is ${last}.`);

    const moves = linesOf(history, 'move').filter(isOwn);
    const move = moves.findLast(({ outcome }) => outcome === 'ok');
    const isOpen = moves.some(({ outcome, repeated }) => outcome === 'unknown' || repeated);
    // A payment gives a seat or ends with a refund.
    if (!move?.moved || isOpen || paid.has(_id.toString())) continue;
    if (!move.waitlist && waitlist) wrong.push(`${nameFirst} was given a seat, and waits.`);
    // Only an administrator's seat is pinned. Others may have been offered since.
    if (move.waitlist && !waitlist && pinned)
      wrong.push(`${nameFirst} was moved to the waitlist, and is seated.`);
  }
  return wrong;
};
