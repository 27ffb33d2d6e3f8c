import type { CampRecord } from '@camp/contracts/camp/operations';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import { campersToPay } from '../campers-to-pay';
import { PayBlock } from './pay-block';
import { PaymentsUnderWay } from './payments-under-way';

interface PayForCampersProps {
  userId: string;
  /** The current camp, as far as it is known. */
  camp: Pick<CampRecord, 'registrationCamperEnd'> | null | undefined;
  /** The family's own. */
  records: RelatedRecords;
}

/** What a family has to pay and what is being paid already, on the profile and on the page for paying. */
export function PayForCampers({ userId, camp, records }: PayForCampersProps) {
  const { payable, underWay } = campersToPay(records);
  return (
    <>
      {camp && payable.length > 0 && (
        <PayBlock userId={userId} campers={payable} dueDate={camp.registrationCamperEnd} />
      )}
      <PaymentsUnderWay campers={underWay} />
    </>
  );
}
