import { linesOf } from '../history/history';
import type { Check } from './check';

/**
 * I2: each acknowledged registration and message exists exactly once, and a repeat returned the same id. A registration
 * with an unknown outcome exists once or not at all, and nothing exists that nobody sent.
 */
export const checkCreates: Check = ({ history, state }) => {
  const wrong: string[] = [];
  const removed = new Set(
    linesOf(history, 'cancel')
      .filter(({ outcome }) => outcome !== 'failed')
      .map(({ camperId }) => camperId),
  );
  const surelyRemoved = new Set(
    linesOf(history, 'cancel')
      .filter(({ outcome }) => outcome === 'ok')
      .map(({ camperId }) => camperId),
  );
  const refunded = new Set(
    linesOf(history, 'refund')
      .filter(({ seat, outcome }) => seat === 'cancel' && outcome !== 'failed')
      .flatMap(({ paymentId }) => state.payments.filter(({ _id }) => _id.equals(paymentId)))
      .flatMap(({ campers }) => campers.map(String)),
  );
  const lines = linesOf(history, 'register');
  for (const { child, camperId, again, outcome } of lines) {
    const stored = state.campers.filter(({ nameFirst }) => nameFirst === child);
    if (stored.length > 1) wrong.push(`${child} was registered ${stored.length} times.`);
    if (again !== undefined && again !== camperId) wrong.push(`A repeat for ${child} returned another id.`);
    if (outcome === 'failed' && stored.length > 0) wrong.push(`${child} was refused, and exists.`);
    if (outcome !== 'ok' || !camperId) continue;
    const isThere = stored.some(({ _id }) => _id.equals(camperId));
    if (!isThere && !removed.has(camperId) && !refunded.has(camperId))
      wrong.push(`${child} was acknowledged, and is missing.`);
    if (isThere && surelyRemoved.has(camperId)) wrong.push(`${child} was canceled, and exists.`);
  }
  const sent = new Set(lines.map(({ child }) => child));
  for (const { nameFirst } of state.campers)
    if (!sent.has(nameFirst)) wrong.push(`${nameFirst} exists, and nobody registered it.`);
  for (const { subject, messageId, again, outcome } of linesOf(history, 'message')) {
    const stored = state.messages.filter((message) => message.subject === subject);
    if (stored.length > 1 || (outcome === 'ok' && !stored.some(({ _id }) => _id.equals(messageId ?? ''))))
      wrong.push(`The message ${subject} exists ${stored.length} times.`);
    if (again !== undefined && again !== messageId) wrong.push(`A repeat of ${subject} returned another id.`);
  }
  return wrong;
};
