import { CallError } from '@camp/api-client/call-error';
import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import { camperForm } from '@camp/contracts/camper/form';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import type { ParentBlock } from '@camp/contracts/parent/operations';
import { useState } from 'react';
import { draftKey } from '../../../forms/draft/draft-store';
import { firstValues } from '../../../forms/prefill';
import type { SentRecord } from '../../../forms/use-record-form';
import type { Known } from '../../registration/create-page';
import { DraftedForm } from '../../registration/drafted-form';
import { latestOf } from '../../registration/latest-of';
import { useSend } from '../../registration/use-send';
import { RegisteredAlready } from '../components/registered-already';
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
  const [isRegisteredAlready, setRegisteredAlready] = useState(false);
  const { create } = forWaitlist ? camperWaitlistOperations : camperOperations;
  const send = useSend(create, { said: 'Camper successfully created!', detail: standingLine });

  const register = async (sent: SentRecord) => {
    setRegisteredAlready(false);
    try {
      return await send(sent, { userId: user._id });
    } catch (error) {
      setRegisteredAlready(error instanceof CallError && error.code === 'duplicate');
      throw error;
    }
  };

  return (
    <DraftedForm
      label="Camper registration"
      form={camperForm}
      draftKey={draftKey(record, user._id, camp.year, earlierCamper?._id ?? null)}
      firstValues={firstValues(record, { account: user, parent, earlier: earlierCamper })}
      earlier={{ person: earlierCamper, family: latestOf(registrations) }}
      slots={({ medicalDraftConsent }) => camperFormSlots(medicalDraftConsent)}
      send={register}
      submit="Submit Registration"
      notice={isRegisteredAlready && <RegisteredAlready />}
    />
  );
}
