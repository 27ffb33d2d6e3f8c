import type { CampRecord } from '@camp/contracts/camp/operations';
import { campRecord } from '@camp/contracts/camp/record';
import { campSchema, campUpdate } from '@camp/contracts/camp/schemas';
import { blankCamp, yearOfNewCamp } from '@camp/contracts/camp/years';
import { noRules } from '@camp/contracts/records/rules';
import { answerKinds } from '@camp/forms/kinds/answer-kinds';
import { LeaveGuard } from '@camp/forms/leave-guard';
import { SectionFields } from '@camp/forms/section-fields';
import { useRecordForm } from '@camp/forms/use-record-form';
import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { SelectField } from '@camp/ui/fields/select-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { asTyped, changesForFamilies, costIn, useCampValues, type CampValues } from '../camp-values';
import { useSaveCamp } from '../use-save-camp';
import { CampTimeMachine } from './camp-time-machine';
import { DateTrail } from './date-trail';
import { YearChoice } from './year-choice';
import '../camp.css';

interface CampFormProps {
  /** The camp to edit. Without a camp, the form creates one. */
  camp?: CampRecord;
  camps: readonly CampRecord[];
}

/**
 * The form of a camp year: dates as a trail, cost, seats, themes and directors (docs/product/camp.md, Year defaults).
 */
export function CampForm({ camp, camps }: CampFormProps) {
  const [opened] = useState(() => (camp ? changeOf(camp) : newCamp(camps)));
  const [answerFree, setAnswerFree] = useState<(isFree: boolean) => void>();
  const { saveCamp, hasArrived } = useSaveCamp(camp);
  const { checked } = useRecordForm({
    ...opened,
    record: campRecord,
    rules: noRules,
    save: async (sent, toast) => {
      const isFree = costIn(checked.form.getValues() as CampValues) === 0;
      if (isFree && !(await new Promise<boolean>((answer) => setAnswerFree(() => answer)))) return;
      await saveCamp(sent, toast);
    },
  });
  const { form, onSubmit, beside, isBusy, isDirty } = checked;
  const answer = (isFree: boolean) => {
    answerFree?.(isFree);
    setAnswerFree(undefined);
  };
  const { 'camp-year': year, dates, ...plain } = campRecord.sections;
  return (
    <FormProvider {...form}>
      <LeaveGuard hasWork={false} isSent={hasArrived}>
        <p>You haven’t saved your changes.</p>
      </LeaveGuard>
      <div className="camp-editor camp-stack">
        <form className="camp-form" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={beside} />
          {camp ? (
            <div className="camp-form__row">
              <SelectField
                name="year"
                label={year.title}
                required
                disabled
                placeholder={null}
                options={[String(camp.year)]}
              />
            </div>
          ) : (
            <YearChoice camps={camps} />
          )}
          <fieldset className="camp-form__part camp-box">
            <legend>{dates.title}</legend>
            <DateTrail isNew={!camp} />
          </fieldset>
          {(Object.keys(plain) as (keyof typeof plain)[]).map((section) => (
            <fieldset key={section} className="camp-form__part camp-box">
              <legend>{plain[section].title}</legend>
              <SectionFields record={campRecord} section={section} kinds={answerKinds} />
            </fieldset>
          ))}
          {camp && <FamilyChanges camp={camp} />}
          <SubmitBar>
            <Button type="submit" busy={isBusy} disabled={camp && !isDirty}>
              {camp ? 'Save Camp' : 'Create Camp'}
            </Button>
          </SubmitBar>
        </form>
        <ConfirmDialog
          open={answerFree !== undefined}
          variant="primary"
          title="Is this camp free?"
          confirmLabel="Save as a free camp"
          onCancel={() => answer(false)}
          onConfirm={() => answer(true)}
        >
          <p>
            The cost is $0, so families pay nothing to register. The late fee still applies after the due
            date.
          </p>
        </ConfirmDialog>
        <CampTimeMachine />
      </div>
    </FormProvider>
  );
}

const changeOf = (camp: CampRecord) => ({
  change: { stored: camp, update: campUpdate, hasPicture: false },
  firstValues: asTyped(camp),
});

function newCamp(camps: readonly CampRecord[]) {
  const now = new Date();
  const taken = camps.map(({ year }) => year);
  const year = yearOfNewCamp(now, taken);
  const blank = asTyped(blankCamp(year ?? now.getUTCFullYear() + 1));
  return { schema: campSchema, firstValues: { ...blank, year: String(year ?? '') } };
}

/** The unsaved changes that families would notice. */
function FamilyChanges({ camp }: { camp: CampRecord }) {
  const sentences = changesForFamilies(camp, useCampValues());
  if (sentences.length === 0) return null;
  return (
    <Alert title="What changes for families" role="status">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}
