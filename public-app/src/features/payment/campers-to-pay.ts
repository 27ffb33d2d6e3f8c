import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';

/** The campers of a family that await payment (`paid: false`). */
export interface CampersToPay {
  /** Those that can be paid for now. */
  payable: CamperRecord[];
  /** Those whose payment the bank still works on: nobody pays twice. */
  underWay: CamperRecord[];
}

/** Which campers await payment. @param records of the family */
export function campersToPay({
  camper,
  payments,
}: Pick<RelatedRecords, 'camper' | 'payments'>): CampersToPay {
  const inProcess = new Set(
    payments.filter(({ status }) => status === 'processing').flatMap(({ campers }) => campers),
  );
  const unpaid = camper.filter(({ paid }) => paid === false);
  return {
    payable: unpaid.filter(({ _id }) => !inProcess.has(_id)),
    underWay: unpaid.filter(({ _id }) => inProcess.has(_id)),
  };
}
