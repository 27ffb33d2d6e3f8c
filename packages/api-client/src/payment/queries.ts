import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { checkedAtHeader } from '@camp/contracts/payment/reconciliation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage, callWithHeader } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';
import { live } from '../live';

/** Query key of payments. */
export const paymentKeys = { all: ['payment'], differences: ['payment', 'differences'] } as const;

/** The list of a camp's payments. */
export const paymentListSource: ListSource<ListedPayment> = {
  key: (query) => [...paymentKeys.all, 'list', query],
  read: (query, signal) => callPage(paymentOperations.list, { query, signal }),
  file: (query) => call(paymentOperations.export, { query }),
};

/** Totals of the payments that match a query. */
export const paymentTotalsQuery = (query: ListCallQuery) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'totals', query],
    queryFn: ({ signal }) => call(paymentOperations.totals, { query, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });

/** A payment of any year. Null if the id is unknown. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'one', id],
    queryFn: async ({ signal }) => {
      const found = await call(paymentOperations.list, { query: { q: id }, signal });
      return found.find(({ _id }) => _id === id) ?? null;
    },
    meta: { quiet: true },
  });

/** The payments for a camper, latest first. @param camper id of the registration */
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

/** Milliseconds until the next attempt if Stripe couldn't be reached. */
const askAgainAfter = 5_000;

/**
 * Asks Stripe about a user's open checkouts and settles paid ones. Repeated until Stripe could be reached.
 *
 * @param id of the user
 */
export const paymentCheckQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'check', id],
    queryFn: ({ signal }) => call(paymentOperations.user, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.checked === false ? askAgainAfter : false),
    // Always fresh from Stripe, never cached.
    staleTime: 0,
    retry: false,
  });

/** Differences between Stripe and our records, and when they were compared. */
export const paymentDifferencesQuery = () =>
  queryOptions({
    queryKey: paymentKeys.differences,
    queryFn: ({ signal }) => readDifferences({ signal }),
    retry: false,
    meta: { quiet: true },
  });

/** Compares again, and returns the new differences. @throws {CallError} if Stripe can't be reached */
export const compareNow = () => readDifferences({ query: { now: true } });

async function readDifferences(input: { query?: { now: true }; signal?: AbortSignal }) {
  const { answer, said } = await callWithHeader(checkedAtHeader, paymentOperations.reconciliation, input);
  return { differences: answer, checkedAt: said };
}
