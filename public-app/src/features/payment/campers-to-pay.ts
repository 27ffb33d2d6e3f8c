import type { RelatedRecords } from '@camp/contracts/related-records/operations';

/** The campers of a family that await payment (`paid: false`): who can be paid for now, and whose payment is under way. */
export function campersToPay({ camper, payments }: RelatedRecords) {
  const inProcess = new Set(
    payments.filter(({ status }) => status === 'processing').flatMap(({ campers }) => campers),
  );
  const unpaid = camper.filter(({ paid }) => paid === false);
  return {
    payable: unpaid.filter(({ _id }) => !inProcess.has(_id)),
    // The bank still works on it: nobody pays twice.
    underWay: unpaid.filter(({ _id }) => inProcess.has(_id)),
  };
}
