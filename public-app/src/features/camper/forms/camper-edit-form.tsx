import { call } from '@camp/api-client/call';
import { camperKeys } from '@camp/api-client/camper/queries';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { closedToChange, type ChangeOfCamper } from '@camp/contracts/camper/closed-to-change';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperRules } from '@camp/contracts/camper/rules';
import { camperUpdate } from '@camp/contracts/camper/update';
import { Button } from '@camp/ui/button';
import { LinkButton } from '@camp/ui/link-button';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormEnd, FormErrors } from '../../../forms/form-errors';
import { FormSections } from '../../../forms/form-sections';
import { everyKind } from '../../../forms/kinds/every-kind';
import { LeaveGuard } from '../../../forms/leave-guard';
import { agreedBefore, valuesOfRecord } from '../../../forms/prefill';
import { UploadProgress } from '../../../forms/upload-progress';
import { useRecordForm, type SentRecord } from '../../../forms/use-record-form';
import { camperQuestionSlots } from './camper-form-slots';

interface CamperEditFormProps {
  camper: CamperRecord;
  /** Who changes it, and where it stands. */
  standing: ChangeOfCamper;
  /** Where it goes on. */
  profile: string;
}

/** A registration on the form that made it: what may not be changed any more is shown, closed, with the reason. */
export function CamperEditForm({ camper, standing, profile }: CamperEditFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const isSaved = useRef(false);
  const hasArrived = useCallback(() => isSaved.current, []);
  const [change] = useState(() => ({
    stored: camper,
    update: camperUpdate,
    hasPicture: Boolean(camper.covidVaccineImage),
  }));
  const closed = (name: string) => closedToChange(name, standing);

  const save = async ({ body, ...sent }: SentRecord) => {
    const open = Object.fromEntries(Object.entries(body).filter(([name]) => closed(name) === undefined));
    await call(camperOperations.update, { params: { id: camper._id }, body: open, ...sent });
    isSaved.current = true;
    toast.success('Your changes are saved.');
    void queryClient.invalidateQueries({ queryKey: camperKeys.all });
    void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
    await navigate(profile);
  };
  const { checked, uploadProgress } = useRecordForm({
    record: camperRecord,
    rules: camperRules,
    change,
    firstValues: { ...valuesOfRecord(camperRecord, camper), ...agreedBefore(camperRecord, camper) },
    save,
  });
  const { form, onSubmit, beside, isBusy, isDirty } = checked;
  // Nothing changed: back without a call, as where an account is edited.
  const saveOrLeave = (event: FormEvent) => {
    if (isDirty) return onSubmit(event);
    event.preventDefault();
    return navigate(profile);
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        <p>Your changes are not saved yet.</p>
      </LeaveGuard>
      <form noValidate aria-label="Registration" onSubmit={saveOrLeave}>
        <FormErrors record={camperRecord} beside={beside} />
        <UploadProgress value={uploadProgress}>
          <FormSections record={camperRecord} kinds={everyKind} slots={camperQuestionSlots} closed={closed} />
        </UploadProgress>
        <FormEnd record={camperRecord} beside={beside}>
          <LinkButton to={profile} variant="quiet">
            Cancel
          </LinkButton>
          <Button type="submit" size="large" busy={isBusy}>
            Save Changes
          </Button>
        </FormEnd>
      </form>
    </FormProvider>
  );
}
