import * as paymentOperations from '@camp/contracts/payment/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Where what is known of payments is kept. */
export const paymentKeys = { check: (userId: string) => ['payment', 'check', userId] } as const;

/** Asks Stripe about a user's open checkouts, settles what is paid. @param id of the user */
export const paymentCheckQuery = (id: string) =>
  queryOptions({
    queryKey: paymentKeys.check(id),
    queryFn: async ({ signal }) => (await call(paymentOperations.user, { params: { id }, signal })).payments,
    // A look at Stripe, never an old answer; its page shows a failure itself.
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  });
