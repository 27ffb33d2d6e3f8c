import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import type { Operation } from '@camp/contracts/operations/operation';
import type { ById } from '@camp/contracts/operations/replies';
import { isOpenChange } from '@camp/contracts/records/open-change';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { ChangeQuery } from '@camp/contracts/registration/registration-operations';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { Button } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormEnd, FormErrors } from '@camp/forms/form-errors';
import { FormSections, type SectionSlots } from '@camp/forms/form-sections';
import { everyKind } from '@camp/forms/kinds/every-kind';
import { LeaveGuard } from '@camp/forms/leave-guard';
import { agreedBefore, valuesOfRecord } from '@camp/forms/prefill';
import type { AskedForm } from '@camp/forms/record-resolver';
import { RecordTrail } from '@camp/forms/record-trail';
import { UploadProgress } from '@camp/forms/upload-progress';
import { FamilyNotice } from './family-notice';
import { useRecordForm } from '@camp/forms/use-record-form';

/** A stored record to edit. */
export interface Changeable {
  _id: string;
  /** The picture, for kinds that have one, if the person may see it. */
  covidVaccineImage?: string | null;
}

interface ChangeFormProps<Declared extends RecordDeclaration> {
  /** The form's name for screen readers. */
  label: string;
  form: AskedForm<Declared>;
  stored: Changeable;
  /** The operation that updates the record. */
  update: Operation<{ params: ById; query?: ChangeQuery; body: object }>;
  kind: RecordKind;
  slots?: SectionSlots<Declared>;
  /** Why an answer is locked. Undefined if it can be changed. */
  closed?: (name: string) => string | undefined;
  /** The message of an invalid form, if not the default. */
  refusal?: string;
  /** The address to return to. */
  back: string;
  /** Whether the person owns the record. Others may skip the email to the family. */
  isOwn: boolean;
}

/**
 * Edits a record with the form that created it. Only changes are validated and sent, so that concurrent edits do not
 * undo each other. There is no draft, since a draft could be older than the record.
 */
export function ChangeForm<Declared extends RecordDeclaration>(props: ChangeFormProps<Declared>) {
  const { label, slots, closed = () => undefined, refusal, back, isOwn } = props;
  const { record, rules, schema, update } = props.form;
  const [stored] = useState(props.stored);
  const [change] = useState(() => ({
    stored,
    update,
    hasPicture: Boolean(stored.covidVaccineImage),
    isClosed: (name: string) => closed(name) !== undefined,
  }));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isSaved = useRef(false);
  const [isSilent, setSilent] = useState(false);
  const hasArrived = useCallback(() => isSaved.current, []);
  const { checked, uploadProgress } = useRecordForm({
    ...{ record, rules, change },
    firstValues: { ...valuesOfRecord(record, stored), ...agreedBefore(record, stored) },
    ...(refusal !== undefined && { refusal }),
    save: async ({ body, ...sent }, toast) => {
      const open = Object.fromEntries(Object.entries(body).filter(([name]) => closed(name) === undefined));
      const query = isSilent && isOpenChange(record, Object.keys(open)) ? { silent: true } : {};
      await call(props.update, { ...sent, params: { id: stored._id }, query, body: open });
      isSaved.current = true;
      toast.success('Your changes are saved.');
      for (const queryKey of [registrationKey(props.kind), relatedRecordsKeys.all])
        void queryClient.invalidateQueries({ queryKey });
      await navigate(back);
    },
  });
  const { form, onSubmit, beside, isBusy, isDirty } = checked;
  // Nothing changed, so the form returns without a request, like the account page.
  const saveOrLeave = (event: FormEvent) => {
    if (isDirty) return onSubmit(event);
    event.preventDefault();
    return navigate(back);
  };
  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        <p>You haven’t saved your changes.</p>
      </LeaveGuard>
      <div className="camp-trail-layout">
        <RecordTrail {...{ record, rules, schema }} label="Sections of the form" />
        <form noValidate aria-label={label} onSubmit={saveOrLeave}>
          <FormErrors record={record} beside={beside} />
          <UploadProgress value={uploadProgress}>
            <FormSections record={record} kinds={everyKind} slots={slots} closed={closed} />
          </UploadProgress>
          {!isOwn && (
            <FamilyNotice
              record={record}
              who={props.kind === 'camper' ? 'the family' : 'the person who registered'}
              isSilent={isSilent}
              onChange={setSilent}
            />
          )}
          <FormEnd record={record} beside={beside}>
            <LinkButton to={back} variant="quiet">
              Cancel
            </LinkButton>
            <Button type="submit" size="large" busy={isBusy}>
              Save changes
            </Button>
          </FormEnd>
        </form>
      </div>
    </FormProvider>
  );
}
