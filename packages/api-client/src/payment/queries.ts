import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { checkedAtHeader } from '@camp/contracts/payment/reconciliation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage, callWithHeader } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';
import { live } from '../live';

/** Where what is known of payments is kept. */
export const paymentKeys = { all: ['payment'], differences: ['payment', 'differences'] } as const;

/** The list of a camp's payments. */
export const paymentListSource: ListSource<ListedPayment> = {
  key: (query) => [...paymentKeys.all, 'list', query],
  read: (query, signal) => callPage(paymentOperations.list, { query, signal }),
  file: (query) => call(paymentOperations.export, { query }),
};

/** What the payments that a query finds come to. */
export const paymentTotalsQuery = (query: ListCallQuery) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'totals', query],
    queryFn: ({ signal }) => call(paymentOperations.totals, { query, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });

/** One payment of any year; null where there is none of this id. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'one', id],
    queryFn: async ({ signal }) => {
      const found = await call(paymentOperations.list, { query: { q: id }, signal });
      return found.find(({ _id }) => _id === id) ?? null;
    },
    meta: { quiet: true },
  });

/** The payments that were made for a camper, the latest first. @param camper id of the registration */
export const camperPaymentsQuery = (camper: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'camper', camper],
    queryFn: ({ signal }) => call(paymentOperations.list, { query: { camper }, signal }),
    ...live,
  });

/** The receipt of a settled payment. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'receipt', id],
    queryFn: ({ signal }) => call(paymentOperations.read, { params: { id }, signal }),
    meta: { quiet: true },
  });

/** Milliseconds after which Stripe is asked again where it was not asked. */
const askAgainAfter = 5_000;

/**
 * Asks Stripe about a user's open checkouts, settles what is paid; again until it was asked.
 *
 * @param id of the user
 */
export const paymentCheckQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'check', id],
    queryFn: ({ signal }) => call(paymentOperations.user, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.checked === false ? askAgainAfter : false),
    // A look at Stripe, never an old answer.
    staleTime: 0,
    retry: false,
  });

/** What Stripe and our records disagree on, and when they were compared. */
export const paymentDifferencesQuery = () =>
  queryOptions({
    queryKey: paymentKeys.differences,
    queryFn: ({ signal }) => readDifferences({ signal }),
    retry: false,
    meta: { quiet: true },
  });

/** The same, with Stripe asked now. @throws {CallError} when it is away */
export const compareNow = () => readDifferences({ query: { now: true } });

async function readDifferences(input: { query?: { now: true }; signal?: AbortSignal }) {
  const { answer, said } = await callWithHeader(checkedAtHeader, paymentOperations.reconciliation, input);
  return { differences: answer, checkedAt: said };
}
