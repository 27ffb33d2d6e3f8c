import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { formInvalid } from '@camp/contracts/forms/messages';
import type { UserRecord } from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/button';
import { Checkbox } from '@camp/ui/checkbox';
import { ErrorSummary } from '@camp/ui/error-summary';
import { SubmitBar } from '@camp/ui/submit-bar';
import { useToast } from '@camp/ui/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CamperFormStops } from '../components/camper-form-stops';
import { CamperTrail } from '../components/camper-trail';
import { LeaveGuard } from '../components/leave-guard';
import { RegisteredAlready } from '../components/registered-already';
import { deviceStorage, draftKey, readDraft, removeOldDrafts } from '../draft/camper-draft';
import { DraftNotice } from '../draft/draft-notice';
import { DraftTroubleNotice, DraftWords, LeaveWords } from '../draft/draft-words';
import { useCamperDraft } from '../draft/use-camper-draft';
import { listCamperErrors } from './camper-form-errors';
import { resolveCamperForm } from './camper-form-resolver';
import {
  blankValues,
  valuesOfEarlierCamper,
  valuesOfUser,
  type CamperFormValues,
} from './camper-form-values';
import { useSubmitCamper } from './use-submit-camper';
import '../camper-form.css';

/** What the form starts from. */
export interface CamperFormProps {
  user: UserRecord;
  camp: CampRecord;
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The registration named by `?copyFrom=`, if any. */
  earlierCamper?: CamperRecord;
  /** The person threw the draft away: the caller mounts a new form. */
  onDraftDiscarded: () => void;
}

/** The camper registration form (forms.md sections 2 to 5). */
export function CamperForm({ user, camp, registrations, earlierCamper, onDraftDiscarded }: CamperFormProps) {
  const key = draftKey(user._id, camp.year, earlierCamper?._id ?? null);
  const [found] = useState(() => readDraft(deviceStorage(), key, new Date()));
  useEffect(() => removeOldDrafts(deviceStorage(), new Date()), []);
  const form = useForm<CamperFormValues>({
    defaultValues: {
      ...blankValues(),
      ...valuesOfUser(user),
      ...(earlierCamper && valuesOfEarlierCamper(earlierCamper)),
      ...found?.answers,
    },
    resolver: resolveCamperForm,
  });
  const draft = useCamperDraft({ form, key, found });
  const isSent = useRef(false);
  const toast = useToast();
  const { submit, isSending, uploadProgress, isRegisteredAlready } = useSubmitCamper({
    form,
    onCreated: () => {
      isSent.current = true;
      draft.forget();
    },
  });

  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  useFocusInView(submitCount);
  const hasUnsavedWork = useCallback(
    () => !isSent.current && (isDirty || found !== undefined),
    [isDirty, found],
  );
  // A picture is looked at when it is chosen: before a submit attempt its field says enough.
  const complaints = submitCount > 0 ? listCamperErrors(errors) : [];
  const refuse = () => {
    toast.clear();
    toast.error(formInvalid);
  };

  const discard = () => {
    draft.forget();
    onDraftDiscarded();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard hasUnsavedWork={hasUnsavedWork}>
        <LeaveWords keepsMedical={draft.keepsMedical} trouble={draft.trouble} />
      </LeaveGuard>
      {found && <DraftNotice draft={found} onDiscard={discard} />}
      <div className="camp-trail-layout">
        <CamperTrail />
        <form noValidate aria-label="Camper registration" onSubmit={form.handleSubmit(submit, refuse)}>
          <ErrorSummary errors={complaints} />
          <DraftWords keepsMedical={draft.keepsMedical} trouble={draft.trouble} />
          <CamperFormStops
            registrations={registrations}
            earlierCamper={earlierCamper}
            onAnswersTaken={draft.keep}
            uploadProgress={uploadProgress}
            medicalDraftConsent={
              <Checkbox
                label="Also keep medical answers in the draft on this device"
                hint="Leave this off on a device that others use."
                name="keepsMedical"
                checked={draft.keepsMedical}
                onChange={(event) => draft.setKeepsMedical(event.target.checked)}
              />
            }
          />
          {isRegisteredAlready && <RegisteredAlready />}
          {draft.trouble && <DraftTroubleNotice trouble={draft.trouble} />}
          <SubmitBar note={noteFor(complaints.length)}>
            <Button type="submit" size="large" busy={isSubmitting || isSending}>
              Submit Registration
            </Button>
          </SubmitBar>
        </form>
      </div>
    </FormProvider>
  );
}

/** The summary that appears above the fields pushes the focused one out of sight. */
function useFocusInView(submitCount: number): void {
  useEffect(() => {
    const field = submitCount > 0 ? document.activeElement?.closest('.camp-field') : undefined;
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
}

function noteFor(complaints: number): string | undefined {
  if (complaints === 0) return undefined;
  return complaints === 1 ? '1 answer needs your attention.' : `${complaints} answers need your attention.`;
}
