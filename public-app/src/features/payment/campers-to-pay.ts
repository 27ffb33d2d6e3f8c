import type { RelatedRecords } from '@camp/contracts/related-records/operations';

/**
 * A family's campers who await payment (`paid: false`), split into campers who can be paid now and campers whose
 * payment is processing.
 */
export function campersToPay({ camper, payments }: RelatedRecords) {
  const inProcess = new Set(
    payments.filter(({ status }) => status === 'processing').flatMap(({ campers }) => campers),
  );
  const unpaid = camper.filter(({ paid }) => paid === false);
  return {
    payable: unpaid.filter(({ _id }) => !inProcess.has(_id)),
    // The bank is still processing the payment, so nobody must pay twice.
    underWay: unpaid.filter(({ _id }) => inProcess.has(_id)),
  };
}
