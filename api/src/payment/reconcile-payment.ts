import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaymentDifference, ReconcileAction } from '@camp/contracts/payment/reconciliation';
import {
  latestComparison,
  type StoredComparison,
  type StoredDifference,
} from '@camp/database/payment/comparison-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { RefundNotPossibleError } from '@camp/payments/ask-refund';
import { compareWithStripe } from '@camp/payments/reconciliation/compare';
import { resolveDifference } from '@camp/payments/reconciliation/resolve-difference';
import { isStripeError } from '@camp/payments/stripe';
import { trusted } from 'mongoose';
import { namesOfOwners } from '../audit/names-of-records';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden } from '../refusals/problem';
import { mayDeleteAll } from '../registration/policies';
import { withPaymentProblems } from './payment-problems';
import { countQuestion, mayAskStripe } from './stripe-limit';
import { viewPayments } from './view-payments';

/**
 * The differences between Stripe and the records of the last months, from the last comparison.
 *
 * @param again - whether to ask Stripe again, within the account's limit. Otherwise the worker's last hourly result is
 *   returned
 * @throws ProblemError 502 if Stripe is asked and doesn't answer
 */
export async function listDifferences(
  deps: Dependencies,
  person: Person,
  again: boolean,
): Promise<{ checkedAt: Date; differences: PaymentDifference[] }> {
  const isAsked = again && (await mayAskStripe(deps, person));
  const previous = isAsked
    ? null
    : await deps.models.Comparison.findById(latestComparison).lean<StoredComparison>();
  const { checkedAt, differences } = previous ?? (await withPaymentProblems(() => compareWithStripe(deps)));
  return { checkedAt, differences: await presentDifferences(deps, person, differences) };
}

type Named = Pick<ListedPayment, 'family' | 'names'>;

async function presentDifferences(
  deps: Dependencies,
  person: Person,
  differences: readonly StoredDifference[],
): Promise<PaymentDifference[]> {
  const ids = differences.filter(({ about }) => about === 'payment').map(({ id }) => id);
  const payments =
    ids.length === 0
      ? []
      : await deps.models.Payment.find({ _id: trusted({ $in: ids }) }).lean<StoredPayment[]>();
  const listed = new Map<string, Named>([
    ...(await viewPayments(deps, person, payments, 'list')).map((payment) => [payment._id, payment] as const),
    ...(await namesOfCampers(
      deps,
      person,
      differences.filter(({ about }) => about === 'camper').map(({ id }) => id),
    )),
  ]);
  return differences.map(({ about, id, intentId, stripe, record, why, action, otherwise }) => ({
    about,
    payment: id,
    family: listed.get(id)?.family ?? '',
    names: listed.get(id)?.names ?? [],
    stripe,
    record,
    why,
    ...(action && { action }),
    ...(otherwise && { otherwise }),
    ...(intentId && { stripePage: `${deps.settings.stripeDashboard}/${intentId}` }),
  }));
}

/** Adds the families' names, and records that these were viewed. */
async function namesOfCampers(
  deps: Dependencies,
  person: Person,
  ids: readonly string[],
): Promise<(readonly [string, Named])[]> {
  const { models } = deps;
  if (ids.length === 0) return [];
  const fields = { userId: 1, nameFirst: 1, nameLast: 1 };
  const campers = await models.Camper.find({ _id: trusted({ $in: ids }) }, fields).lean();
  const families = await namesOfOwners(models, campers);
  const seen = { action: 'list', subject: 'camper', part: 'contact' } as const;
  await recordView(deps, person, { ...seen, recordIds: campers.map(({ _id }) => _id) });
  return campers.map((camper) => {
    const family = families.get(camper.userId.toString()) ?? '';
    return [camper._id.toString(), { family, names: [`${camper.nameFirst} ${camper.nameLast}`] }] as const;
  });
}

/** What was settled stays settled if Stripe no longer answers. The hourly comparison then updates the list. */
async function compareAfterwards(deps: Dependencies): Promise<void> {
  try {
    await compareWithStripe(deps);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    deps.logger.warn({ err: error }, 'The comparison after a settled difference failed');
  }
}

/**
 * Settles a difference and compares again, even if nothing was left to settle, so that the next view is current.
 * @returns the current payment, or undefined if the difference was about another record
 * @throws ProblemError 403 for canceling a registration without the right to delete it, 404 or 409 without a
 *   difference, 502 if Stripe doesn't answer
 */
export async function reconcilePayment(
  deps: Dependencies,
  person: Person,
  id: string,
  action: ReconcileAction,
): Promise<ListedPayment | undefined> {
  const { models } = deps;
  const { userId: actorId } = person;
  if (action === 'cancel-registration' && !mayDeleteAll(person, 'camper')) throw forbidden();
  await countQuestion(deps, person);
  await withPaymentProblems(async () => {
    try {
      deps.dispatch(await resolveDifference(deps, { id, action, actorId }));
    } catch (error) {
      if (error instanceof RefundNotPossibleError) await compareAfterwards(deps);
      throw error;
    }
    await compareAfterwards(deps);
  });
  const payment = await models.Payment.findById(id).lean<StoredPayment>();
  if (!payment) return undefined;
  const [listed] = await viewPayments(deps, person, [payment]);
  return listed;
}
