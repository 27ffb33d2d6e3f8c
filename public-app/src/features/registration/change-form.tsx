import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordRules } from '@camp/contracts/records/rules';
import { Button } from '@camp/ui/button';
import { useCallback, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type * as z from 'zod';
import { FormEnd, FormErrors } from '../../forms/form-errors';
import { FormSections, type SectionSlots } from '../../forms/form-sections';
import { everyKind } from '../../forms/kinds/every-kind';
import { LeaveGuard } from '../../forms/leave-guard';
import { valuesOfRecord } from '../../forms/prefill';
import { RecordTrail } from '../../forms/record-trail';
import { UploadProgress } from '../../forms/upload-progress';
import { useRecordForm, type SentRecord } from '../../forms/use-record-form';

interface ChangeFormProps<Declared extends RecordDeclaration> {
  /** What the form is called, for who does not see it. */
  label: string;
  answers: { record: Declared; rules: RecordRules; schema: z.ZodType };
  /** The record as it is. */
  stored: object;
  slots?: SectionSlots<Declared>;
  /** Sends the answers. @returns goes on */
  send: (sent: SentRecord) => Promise<() => void | Promise<void>>;
  refusal?: string;
}

/** The same form as the one that made the record, to change it: without a draft, which could be older than the record. */
export function ChangeForm<Declared extends RecordDeclaration>(props: ChangeFormProps<Declared>) {
  const { label, answers, stored, slots, send, refusal } = props;
  const isSent = useRef(false);
  const hasArrived = useCallback(() => isSent.current, []);
  const { checked, uploadProgress } = useRecordForm({
    ...answers,
    firstValues: valuesOfRecord(answers.record, stored),
    isChange: true,
    ...(refusal !== undefined && { refusal }),
    save: async (sent) => {
      const goOn = await send(sent);
      isSent.current = true;
      await goOn();
    },
  });
  const { form, onSubmit, beside, isBusy } = checked;
  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        <p>What you changed here has not been saved yet: it will be lost.</p>
      </LeaveGuard>
      <div className="camp-trail-layout">
        <RecordTrail {...answers} label={`Sections of the ${label}`} />
        <form noValidate aria-label={label} onSubmit={onSubmit}>
          <FormErrors record={answers.record} beside={beside} />
          <UploadProgress value={uploadProgress}>
            <FormSections record={answers.record} kinds={everyKind} slots={slots} />
          </UploadProgress>
          <FormEnd record={answers.record} beside={beside}>
            <Button type="submit" size="large" busy={isBusy}>
              Save changes
            </Button>
          </FormEnd>
        </form>
      </div>
    </FormProvider>
  );
}
