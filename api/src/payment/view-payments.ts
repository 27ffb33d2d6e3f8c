import type { AuditAction } from '@camp/contracts/audit/actions';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type Types } from 'mongoose';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { bareRecord } from '../records/bare-record';
import { maySeePayments } from './policies';
import { presentListedPayment, type KnownUsers } from './present-listed-payment';

/**
 * Presents payments with the payers' names. The view is recorded before the response, even if an export is empty.
 * @param action - undefined after a change, which has its own audit row
 */
export async function viewPayments(
  deps: Dependencies,
  person: Person,
  payments: readonly StoredPayment[],
  action?: Extract<AuditAction, 'list' | 'export'>,
): Promise<ListedPayment[]> {
  const { models, settings } = deps;
  const named = payments.flatMap(({ userId, refunds }) => [
    userId,
    ...refunds.flatMap(({ requestedBy }) => requestedBy ?? []),
  ]);
  const [users, yearOf] = await Promise.all([usersOf(models, named), yearsOf(models, payments)]);
  if (action && (payments.length > 0 || action === 'export')) {
    const seen = { action, subject: 'payment', part: 'contact' } as const;
    await recordView(deps, person, { ...seen, recordIds: payments.map(({ _id }) => _id) });
  }
  const { stripeDashboard } = settings;
  return payments.map((payment) => {
    const campYear = yearOf.get(String(payment.campId));
    const listed = presentListedPayment({ payment, users, campYear, stripeDashboard });
    return maySeePayments(person, String(payment.userId)) ? listed : bareRecord(listed);
  });
}

async function usersOf(models: Dependencies['models'], ids: readonly Types.ObjectId[]): Promise<KnownUsers> {
  const users = await models.User.find(
    { _id: trusted({ $in: [...new Set(ids.map(String))] }) },
    { nameFirst: 1, nameLast: 1, email: 1 },
  ).lean();
  return new Map(users.map((user) => [user._id.toString(), user]));
}

async function yearsOf(models: Dependencies['models'], payments: readonly StoredPayment[]) {
  const ids = [...new Set(payments.map(({ campId }) => campId.toString()))];
  const camps = await models.Camp.find({ _id: trusted({ $in: ids }) }, { year: 1 }).lean();
  return new Map(camps.map(({ _id, year }) => [_id.toString(), year]));
}
