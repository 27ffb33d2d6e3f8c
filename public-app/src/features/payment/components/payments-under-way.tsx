import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Alert } from '@camp/ui/feedback/alert';

interface PaymentsUnderWayProps {
  /** Those whose payment the bank still works on. */
  campers: readonly Pick<CamperRecord, 'nameFirst' | 'nameLast'>[];
}

const list = new Intl.ListFormat('en-US');

/** Says why campers awaiting payment are not offered for paying once more. */
export function PaymentsUnderWay({ campers }: PaymentsUnderWayProps) {
  if (campers.length === 0) return null;
  const names = list.format(campers.map(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`));
  return (
    <Alert>
      <p>
        Your payment for {names} is being processed. Your bank needs some days; we tell you when the money has
        arrived.
      </p>
    </Alert>
  );
}
