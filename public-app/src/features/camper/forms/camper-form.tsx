import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import { camperForm } from '@camp/contracts/camper/form';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import type { ParentBlock } from '@camp/contracts/parent/operations';
import { draftKey } from '@camp/forms/draft/draft-store';
import { firstValues } from '@camp/forms/prefill';
import type { Known } from '../../registration/create-page';
import { latestOf } from '../../registration/latest-of';
import { RegistrationForm } from '../../registration/registration-form';
import { useSend } from '../../registration/use-send';
import { standingLine } from '../camper-form-copy';
import { camperFormSlots } from './camper-form-slots';

/** What the form starts from. */
interface CamperFormProps extends Known {
  /** The family chooses the waitlist. */
  forWaitlist: boolean;
  /** The parent/guardian block that the account keeps: it counts before the account. */
  parent: ParentBlock | undefined;
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The registration named by `?copyFrom=`, if any. */
  earlierCamper: CamperRecord | undefined;
}

const { record } = camperForm;

/** The camper registration form. */
export function CamperForm(props: CamperFormProps) {
  const { forWaitlist, user, parent, camp, registrations, earlierCamper } = props;
  const { create } = forWaitlist ? camperWaitlistOperations : camperOperations;
  const send = useSend(create, { said: 'Camper successfully created!', detail: standingLine });

  return (
    <RegistrationForm
      label="Camper registration"
      registrations={registrations}
      campYear={camp.year}
      form={camperForm}
      draftKey={draftKey(record, user._id, camp.year, earlierCamper?._id ?? null)}
      firstValues={firstValues(record, { account: user, parent, earlier: earlierCamper })}
      earlier={{ person: earlierCamper, family: latestOf(registrations) }}
      slots={({ medicalDraftConsent }) => camperFormSlots(medicalDraftConsent)}
      send={(sent) => send(sent, { userId: user._id })}
      submit="Submit Registration"
    />
  );
}
