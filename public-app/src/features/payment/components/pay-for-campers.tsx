import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { campersToPay } from '../campers-to-pay';
import { PayBlock } from './pay-block';

interface PayForCampersProps {
  userId: string;
  /** The current camp, once loaded. */
  camp: Pick<CampRecord, 'registrationCamperEnd'> | null | undefined;
  /** The family's records. */
  records: RelatedRecords;
}

/** A family's open and processing payments, for the profile and the payment page. */
export function PayForCampers({ userId, camp, records }: PayForCampersProps) {
  const { payable, underWay } = campersToPay(records);
  return (
    <>
      {camp && payable.length > 0 && (
        <PayBlock userId={userId} campers={payable} dueDate={camp.registrationCamperEnd} />
      )}
      {underWay.length > 0 && <PaymentsUnderWay campers={underWay} />}
    </>
  );
}

const list = new Intl.ListFormat('en-US');

/** Explains why some campers cannot be paid again: the bank is still processing their payment. */
function PaymentsUnderWay({ campers }: { campers: readonly CamperRecord[] }) {
  const names = list.format(campers.map(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`));
  return (
    <Alert>
      <p>
        Your payment for {names} is being processed. Your bank needs a few days. We’ll email you when the
        payment arrives.
      </p>
    </Alert>
  );
}
