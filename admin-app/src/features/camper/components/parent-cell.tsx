import type { CamperRecord } from '@camp/contracts/camper/operations';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { TextLink } from '@camp/ui/text-link';

/** Who answers for a camper and how they are reached: name and number on one line. */
export function ParentCell({ camper }: { camper: CamperRecord }) {
  const { parentNameFirst = '', parentNameLast = '', phoneNumber, emailAddress } = camper;
  return (
    <span className="camper-contact">
      <span className="camper-contact__name">{`${parentNameFirst} ${parentNameLast}`.trim()}</span>
      {phoneNumber && (
        <TextLink href={`tel:${phoneNumber}`} className="camper-contact__phone">
          {shownPhone(phoneNumber)}
        </TextLink>
      )}
      {emailAddress && (
        <TextLink href={`mailto:${emailAddress}`} className="camper-contact__email">
          {emailAddress}
        </TextLink>
      )}
    </span>
  );
}
