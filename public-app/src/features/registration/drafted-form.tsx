import type { EarlierRecords } from '@camp/contracts/records/carried';
import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { Button } from '@camp/ui/actions/button';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { ChangedTexts } from '@camp/forms/changed-texts';
import { DraftConsent } from '@camp/forms/draft/draft-consent';
import { DraftNotice } from '@camp/forms/draft/draft-notice';
import { deviceStorage, readDraft, tidyDrafts } from '@camp/forms/draft/draft-store';
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

/** What a form adds to its parts once it knows how drafts are kept. */
interface FormParts {
  /** Asks at the beginning of the medical part whether its answers may stay on the device. */
  medicalDraftConsent: ReactNode;
}

export interface DraftedFormProps<Declared extends RecordDeclaration> {
  /** What the form is called, for who does not see it. */
  label: string;
  form: Omit<AskedForm<Declared>, 'update'>;
  draftKey: string;
  /** What is known before anybody typed. */
  firstValues: FormValues;
  /** What earlier records answered, to be taken over section by section. */
  earlier?: EarlierRecords;
  slots?: (parts: FormParts) => SectionSlots<Declared>;
  /** Sends the answers. @returns goes on, once the draft is gone */
  send: (sent: SentRecord) => Promise<() => void | Promise<void>>;
  /** What a refused submit says, when it is not the usual sentence. */
  refusal?: string;
  /** Of the button. */
  submit: string;
  /** Whether answers are of somebody who is registered already: they can never be sent, and no draft is kept. */
  isRegistered?: (answers: object) => boolean;
  /** Above the button. */
  notice?: ReactNode;
}

/**
 * A long form that makes a record: trail, sections, draft, and the question before it is left unsent. Another draft is
 * another form, and so is the one after a draft that was thrown away.
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
  // Where nothing is medical, everything is kept.
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
            <DraftWords keepsMedical={keepsMedical} trouble={trouble} />
          </SavedNotice>
          <UploadProgress value={uploadProgress}>
            <FormSections
              record={record}
              kinds={everyKind}
              around={around}
              beginning={(section) => <ChangedTexts record={record} section={section} earlier={earlier} />}
              slots={slots?.({
                medicalDraftConsent: (
                  <DraftConsent keepsMedical={draft.keepsMedical} onChange={draft.setKeepsMedical} />
                ),
              })}
            />
          </UploadProgress>
          {props.notice}
          {trouble && <DraftTroubleNotice trouble={trouble} />}
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

/** What becomes of the answers, while something does. */
function SavedNotice({
  isRegistered,
  children,
}: {
  isRegistered: (answers: object) => boolean;
  children: ReactNode;
}) {
  return isRegistered(useWatch<FormValues>()) ? null : children;
}
