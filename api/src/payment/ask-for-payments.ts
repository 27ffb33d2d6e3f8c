import { campDay } from '@camp/contracts/camp/camp-zone';
import { recordId } from '@camp/contracts/forms/fields';
import { sortsOf } from '@camp/contracts/lists/list';
import { paymentList } from '@camp/contracts/payment/list';
import type { PaymentStanding } from '@camp/contracts/payment/listed-payment';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, Types, type QueryFilter } from 'mongoose';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, literalPattern, wordsOf, yearAsked, type ListOptions } from '../lists/list';
import { filterSchemaOf, narrowedBy, refusedFieldsOf } from '../lists/filter-schema';
import { filterOfStanding } from './payment-standing';

/** Query parameters of the list of payments. */
export const paymentListSchema = listQuerySchema.extend({
  ...refusedFieldsOf(paymentList),
  ...filterSchemaOf(paymentList),
  year: yearAsked,
  camper: recordId().optional(),
});

/** A checked query of the list. */
export type PaymentListQuery = z.output<typeof paymentListSchema>;

/**
 * Reads a camp's payments. The default is the current camp. A query for a camper, or for an id of a payment, a camper
 * or Stripe, searches all years.
 */
export async function askForPayments(
  deps: Dependencies,
  { year, camper, ...query }: PaymentListQuery & { standing?: PaymentStanding | undefined },
): Promise<ListOptions<StoredPayment>> {
  const words = wordsOf(query.q);
  const camp = camper ? { campers: new Types.ObjectId(camper) } : { campId: await campIdOf(deps, year) };
  const families = await familiesByWord(
    deps,
    words.filter((word) => !isId(word)),
    camp,
  );
  const narrowed = await narrowedBy<typeof paymentList, StoredPayment>(paymentList, query, {
    standing: (standing) => filterOfStanding[standing as PaymentStanding],
    paidOn: (day) => {
      const { first, last } = campDay(deps.clock.now(), day === 'yesterday' ? 1 : 0);
      return { settledAt: trusted({ $gte: first, $lte: last }) };
    },
  });
  return {
    filter: { ...(!camper && words.some(isId) ? {} : camp), ...narrowed },
    query,
    sortable: ['-createdAt', ...sortsOf(paymentList)],
    searchable: ['lines.name', 'sessionId', 'paymentIntentId', 'refunds.stripeRefundId'],
    alsoMeans: (word) => [
      { userId: trusted({ $in: families.get(word) ?? [] }) },
      ...(isRecordId(word) ? namedBy(new Types.ObjectId(word)) : []),
    ],
  };
}

/** Payments with this id, of this camper or of this account. The totals need the id as an ObjectId. */
const namedBy = (id: Types.ObjectId) => [{ _id: id }, { campers: id }, { userId: id }];

const isRecordId = (word: string) => /^[0-9a-f]{24}$/i.test(word);
const isId = (word: string) => isRecordId(word) || /^(?:cs|pi|re)_\w{6}/.test(word);

/** @returns null if the camp doesn't exist, so that no payment matches */
async function campIdOf(
  { models, clock }: Dependencies,
  year: number | undefined,
): Promise<Types.ObjectId | null> {
  const camp =
    year === undefined
      ? await currentCamp(models, clock.now())
      : await models.Camp.findOne({ year }, { _id: 1 }).lean();
  return camp?._id ?? null;
}

/**
 * Finds families among those with such a payment, by part of their name or address. An index narrows them to a few
 * hundred per year, however many accounts exist (docs/decisions/0043).
 */
async function familiesByWord(
  { models }: Dependencies,
  words: readonly string[],
  payments: QueryFilter<StoredPayment>,
): Promise<ReadonlyMap<string, Types.ObjectId[]>> {
  if (words.length === 0) return new Map();
  const payers = await models.Payment.distinct('userId', payments);
  const found = await Promise.all(
    words.map(async (word) => {
      const like = trusted({ $regex: new RegExp(literalPattern(word), 'i') });
      const families = await models.User.find(
        { _id: trusted({ $in: payers }), $or: [{ nameFirst: like }, { nameLast: like }, { email: like }] },
        { _id: 1 },
      ).lean();
      return [word, families.map(({ _id }) => _id)] as const;
    }),
  );
  return new Map(found);
}
