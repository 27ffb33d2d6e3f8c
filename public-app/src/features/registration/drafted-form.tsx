import { deviceStorage } from '@camp/api-client/device-storage';
import type { EarlierRecords } from '@camp/contracts/records/carried';
import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { Button } from '@camp/ui/actions/button';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { ChangedTexts } from '@camp/forms/changed-texts';
import { DraftConsent } from '@camp/forms/draft/draft-consent';
import { DraftNotice } from '@camp/forms/draft/draft-notice';
import { readDraft, tidyDrafts } from '@camp/forms/draft/draft-store';
import { DraftTroubleNotice, DraftWords, LeaveWords } from '@camp/forms/draft/draft-words';
import { nobodyIsRegistered } from '@camp/forms/draft/person-in';
import { useDraft } from '@camp/forms/draft/use-draft';
import { FormEnd, FormErrors } from '@camp/forms/form-errors';
import { FormSections, type SectionSlots } from '@camp/forms/form-sections';
import type { FormValues } from '@camp/forms/form-values';
import { everyKind } from '@camp/forms/kinds/every-kind';
import { LeaveGuard } from '@camp/forms/leave-guard';
import type { AskedForm } from '@camp/forms/record-resolver';
import { RecordTrail } from '@camp/forms/record-trail';
import { UploadProgress } from '@camp/forms/upload-progress';
import { useLastAnswers } from '@camp/forms/use-last-answers';
import { useRecordForm, type SentRecord } from '@camp/forms/use-record-form';
import { FormTerms } from '../../text/form-terms';

/** Content that needs the state of the draft. */
interface FormParts {
  /** The consent to store medical answers on the device, at the start of the medical section. */
  medicalDraftConsent: ReactNode;
}

export interface DraftedFormProps<Declared extends RecordDeclaration> {
  /** The form's name for screen readers. */
  label: string;
  form: Omit<AskedForm<Declared>, 'update'>;
  draftKey: string;
  /** Prefilled values. */
  firstValues: FormValues;
  /** Answers of earlier records, to copy section by section. */
  earlier?: EarlierRecords;
  slots?: (parts: FormParts) => SectionSlots<Declared>;
  /** Sends the answers. @returns a function to call once the draft is deleted */
  send: (sent: SentRecord) => Promise<() => void | Promise<void>>;
  /** The message of an invalid form, if not the default. */
  refusal?: string;
  /** The submit button's label. */
  submit: string;
  /**
   * Whether the answers belong to a person who is already registered. Such answers cannot be sent, so no draft is
   * stored.
   */
  isRegistered?: (answers: object) => boolean;
  /** Shown above the button. */
  notice?: ReactNode;
}

/**
 * A long form that creates a record: progress trail, sections, draft, and a warning before leaving. Another draft, or
 * a discarded one, remounts the form.
 */
export function DraftedForm<Declared extends RecordDeclaration>(props: DraftedFormProps<Declared>) {
  const [thrownAway, setThrownAway] = useState(0);
  return (
    <OneForm
      key={`${props.draftKey} ${thrownAway}`}
      {...props}
      onDraftDiscarded={() => setThrownAway(thrownAway + 1)}
    />
  );
}

function OneForm<Declared extends RecordDeclaration>(
  props: DraftedFormProps<Declared> & { onDraftDiscarded: () => void },
) {
  const { label, form: asked, draftKey: key, firstValues, slots, send, submit, onDraftDiscarded } = props;
  const { earlier = {}, isRegistered = nobodyIsRegistered } = props;
  const { record } = asked;
  const [found] = useState(() => {
    const draft = readDraft(deviceStorage(), record, key, new Date());
    return draft && !isRegistered(draft.answers) ? draft : undefined;
  });
  useEffect(() => tidyDrafts(deviceStorage(), record, new Date()), [record]);
  const isSent = useRef(false);
  const opened = { ...firstValues, ...found?.answers };
  const { around, unsettled } = useLastAnswers(record, earlier, opened);
  const { checked, uploadProgress } = useRecordForm({
    ...asked,
    firstValues: opened,
    unsettled,
    ...(props.refusal !== undefined && { refusal: props.refusal }),
    save: async (sent) => {
      const goOn = await send(sent);
      isSent.current = true;
      draft.forget();
      await goOn();
    },
  });
  const { form, onSubmit, beside, isBusy } = checked;
  const { getValues } = form;
  const isNoWork = useCallback(() => isSent.current || isRegistered(getValues()), [isRegistered, getValues]);
  const draft = useDraft({ form, record, key, found, isRegistered });
  const { trouble } = draft;
  // Without medical fields, all answers may be stored.
  const keepsMedical = draft.keepsMedical || namesAt(record, 'medical').length === 0;
  const discard = () => {
    draft.forget();
    onDraftDiscarded();
  };
  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={found !== undefined} isSent={isNoWork}>
        <LeaveWords keepsMedical={keepsMedical} trouble={trouble} />
      </LeaveGuard>
      {found && <DraftNotice draft={found} onDiscard={discard} />}
      <div className="camp-trail-layout">
        <RecordTrail {...asked} label="Sections of the form" />
        <form noValidate aria-label={label} onSubmit={onSubmit}>
          <FormErrors record={record} beside={beside} />
          <SavedNotice isRegistered={isRegistered}>
            {/* The notice of a restored draft has the same information in less space. */}
            {(!found || trouble) && <DraftWords keepsMedical={keepsMedical} trouble={trouble} />}
          </SavedNotice>
          <UploadProgress value={uploadProgress}>
            <FormSections
              record={record}
              kinds={everyKind}
              around={around}
              beginning={(section) => <ChangedTexts record={record} section={section} earlier={earlier} />}
              slots={slots?.({ medicalDraftConsent: <DraftConsent draft={draft} /> })}
            />
          </UploadProgress>
          {props.notice}
          {trouble && <DraftTroubleNotice trouble={trouble} />}
          <FormTerms />
          <FormEnd record={record} beside={beside}>
            <Button type="submit" size="large" busy={isBusy}>
              {submit}
            </Button>
          </FormEnd>
        </form>
      </div>
    </FormProvider>
  );
}

/** The state of the draft, if there is one. */
function SavedNotice({
  isRegistered,
  children,
}: {
  isRegistered: (answers: object) => boolean;
  children: ReactNode;
}) {
  return isRegistered(useWatch<FormValues>()) ? null : children;
}
