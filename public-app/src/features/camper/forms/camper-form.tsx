import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import type { ParentBlock } from '@camp/contracts/parent/operations';
import type { UserRecord } from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftConsent } from '../../../forms/draft/draft-consent';
import { DraftNotice } from '../../../forms/draft/draft-notice';
import { deviceStorage, draftKey, readDraft, tidyDrafts } from '../../../forms/draft/draft-store';
import { DraftTroubleNotice, DraftWords, LeaveWords } from '../../../forms/draft/draft-words';
import { useDraft } from '../../../forms/draft/use-draft';
import { FormEnd, FormErrors } from '../../../forms/form-errors';
import { FormSections } from '../../../forms/form-sections';
import { everyKind } from '../../../forms/kinds/every-kind';
import { LeaveGuard } from '../../../forms/leave-guard';
import { firstValues } from '../../../forms/prefill';
import { RecordTrail } from '../../../forms/record-trail';
import { UploadProgress } from '../../../forms/upload-progress';
import { useRecordForm } from '../../../forms/use-record-form';
import { RegisteredAlready } from '../components/registered-already';
import { camperAnswers } from './camper-answers';
import { camperFormSlots } from './camper-form-slots';
import { useRegisterCamper } from './use-register-camper';

/** What the form starts from. */
export interface CamperFormProps {
  /** The family chooses the waitlist. */
  forWaitlist?: boolean;
  user: UserRecord;
  /** The parent/guardian block that the account keeps: it counts before the account. */
  parent?: ParentBlock;
  camp: CampRecord;
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The registration named by `?copyFrom=`, if any. */
  earlierCamper?: CamperRecord;
  /** The person threw the draft away: the caller mounts a new form. */
  onDraftDiscarded: () => void;
}

/** The camper registration form. */
export function CamperForm({
  forWaitlist = false,
  user,
  parent,
  camp,
  registrations,
  earlierCamper,
  onDraftDiscarded,
}: CamperFormProps) {
  const key = draftKey(camperRecord, user._id, camp.year, earlierCamper?._id ?? null);
  const [found] = useState(() => readDraft(deviceStorage(), camperRecord, key, new Date()));
  useEffect(() => tidyDrafts(deviceStorage(), camperRecord, new Date()), []);
  const isSent = useRef(false);
  const hasArrived = useCallback(() => isSent.current, []);
  const { register, isRegisteredAlready } = useRegisterCamper({ userId: user._id, forWaitlist }, () => {
    isSent.current = true;
    draft.forget();
  });
  const { checked, uploadProgress } = useRecordForm({
    ...camperAnswers,
    firstValues: {
      ...firstValues(camperRecord, { account: user, parent, earlier: earlierCamper }),
      ...found?.answers,
    },
    save: register,
  });
  const { form, onSubmit, beside, isBusy } = checked;
  const draft = useDraft({ form, record: camperRecord, key, found });
  const { keepsMedical, trouble } = draft;

  const discard = () => {
    draft.forget();
    onDraftDiscarded();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={found !== undefined} isSent={hasArrived}>
        <LeaveWords keepsMedical={keepsMedical} trouble={trouble} />
      </LeaveGuard>
      {found && <DraftNotice draft={found} onDiscard={discard} />}
      <div className="camp-trail-layout">
        <RecordTrail {...camperAnswers} label="Sections of the registration" />
        <form noValidate aria-label="Camper registration" onSubmit={onSubmit}>
          <FormErrors record={camperRecord} beside={beside} />
          <DraftWords keepsMedical={keepsMedical} trouble={trouble} />
          <UploadProgress value={uploadProgress}>
            <FormSections
              record={camperRecord}
              kinds={everyKind}
              slots={camperFormSlots({
                registrations,
                earlierCamper,
                onAnswersTaken: draft.keep,
                medicalDraftConsent: (
                  <DraftConsent keepsMedical={keepsMedical} onChange={draft.setKeepsMedical} />
                ),
              })}
            />
          </UploadProgress>
          {isRegisteredAlready && <RegisteredAlready />}
          {trouble && <DraftTroubleNotice trouble={trouble} />}
          <FormEnd record={camperRecord} beside={beside}>
            <Button type="submit" size="large" busy={isBusy}>
              Submit Registration
            </Button>
          </FormEnd>
        </form>
      </div>
    </FormProvider>
  );
}
