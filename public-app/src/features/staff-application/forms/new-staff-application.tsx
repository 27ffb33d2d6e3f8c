import { call } from '@camp/api-client/call';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { UserRecord } from '@camp/contracts/user/operations';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DraftConsent } from '../../../forms/draft/draft-consent';
import { DraftNotice } from '../../../forms/draft/draft-notice';
import { deviceStorage, draftKey, readDraft, tidyDrafts } from '../../../forms/draft/draft-store';
import { DraftTroubleNotice, DraftWords, LeaveWords } from '../../../forms/draft/draft-words';
import { useDraft } from '../../../forms/draft/use-draft';
import { LeaveGuard } from '../../../forms/leave-guard';
import { firstValues } from '../../../forms/prefill';
import { useRecordForm } from '../../../forms/use-record-form';
import { profilePath } from '../../user/paths';
import { staffApplicationAnswers, StaffApplicationFields } from './staff-application-fields';

interface NewStaffApplicationProps {
  user: UserRecord;
  camp: CampRecord;
  /** The application named by `?copyFrom=`, if any. */
  earlier?: StaffApplicationRecord;
  /** The person threw the draft away: the caller mounts a new form. */
  onDraftDiscarded: () => void;
}

/** The staff application form, with what was typed kept on the device until it is sent. */
export function NewStaffApplication({ user, camp, earlier, onDraftDiscarded }: NewStaffApplicationProps) {
  const key = draftKey(staffApplicationRecord, user._id, camp.year, earlier?._id ?? null);
  const [found] = useState(() => readDraft(deviceStorage(), staffApplicationRecord, key, new Date()));
  useEffect(() => tidyDrafts(deviceStorage(), staffApplicationRecord, new Date()), []);
  const isSent = useRef(false);
  const hasArrived = useCallback(() => isSent.current, []);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const recordForm = useRecordForm({
    ...staffApplicationAnswers,
    firstValues: {
      ...firstValues(staffApplicationRecord, { account: user, earlier }),
      ...found?.answers,
    },
    save: async (sent) => {
      await call(staffApplicationOperations.create, { ...sent, body: { ...sent.body, userId: user._id } });
      isSent.current = true;
      draft.forget();
      toast.success('Staff Application successfully submitted!');
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      await navigate(profilePath());
    },
  });
  const { form } = recordForm.checked;
  const draft = useDraft({ form, record: staffApplicationRecord, key, found });
  const { keepsMedical, trouble } = draft;

  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={found !== undefined} isSent={hasArrived}>
        <LeaveWords keepsMedical={keepsMedical} trouble={trouble} />
      </LeaveGuard>
      {found && (
        <DraftNotice
          draft={found}
          onDiscard={() => {
            draft.forget();
            onDraftDiscarded();
          }}
        />
      )}
      <StaffApplicationFields
        {...recordForm}
        camp={camp}
        asked={staffApplicationAnswers}
        submit="Submit Application"
        medicalConsent={<DraftConsent keepsMedical={keepsMedical} onChange={draft.setKeepsMedical} />}
        notices={trouble && <DraftTroubleNotice trouble={trouble} />}
      >
        <DraftWords keepsMedical={keepsMedical} trouble={trouble} />
      </StaffApplicationFields>
    </FormProvider>
  );
}
