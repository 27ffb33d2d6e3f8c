import type { ContentRecord } from '@camp/contracts/content/operations';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useCallback, useRef } from 'react';
import { WordsField } from '../../content/components/words-field';
import { errorLines } from '../../content/error-lines';
import { useContentForm } from '../../content/use-content-form';
import type { Entry } from '../../content/words';
import { wordsToBegin, type SetupStep } from '../steps';
import { ZoneChoice } from './zone-choice';

interface SetupFormProps {
  step: SetupStep;
  record: ContentRecord;
  /** Opens the next step. */
  onDone: () => void;
}

/** The form of one step. It saves the same texts as `/admin/content`. */
export function SetupForm({ step, record, onDone }: SetupFormProps) {
  const begin = wordsToBegin(step, record);
  // The next step opens before this form is rendered with the saved words.
  const isSaved = useRef(false);
  const form = useContentForm(record, {
    begin,
    onSaved: () => {
      isSaved.current = true;
      onDone();
    },
  });
  const { typed, errors, conflict, change } = form;
  const subject = contentSubjects[step.subject];
  const hasTyped = step.fields.some((path) => JSON.stringify(typed[path]) !== JSON.stringify(begin[path]));
  const hasUnsavedWork = useCallback(
    () => !isSaved.current && hasTyped && form.isDirty,
    [hasTyped, form.isDirty],
  );
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
  return (
    <form className="setup-form camp-stack" aria-label={step.title} onSubmit={form.onSubmit} noValidate>
      <ErrorSummary errors={errorLines(subject, errors)} />
      {step.fields.map((path) => {
        const field = subject.fields[path];
        if (field?.kind === 'entries')
          return (
            <ZoneChoice
              key={path}
              path={path}
              field={field}
              zones={typed[path] as Entry[]}
              errorAt={errorAt}
              onChange={(zones) => change(path, zones)}
            />
          );
        return (
          field && (
            <WordsField
              key={path}
              field={field}
              path={path}
              value={typed[path]}
              saved={form.saved[path]}
              error={errorAt(path)}
              onChange={(value) => change(path, value)}
            />
          )
        );
      })}
      {conflict && <Alert kind="error">{conflict}</Alert>}
      <SubmitBar>
        {step.optional && (
          <Button variant="quiet" onClick={onDone}>
            Skip for now
          </Button>
        )}
        <Button type="submit" busy={form.isBusy}>
          Save and continue
        </Button>
      </SubmitBar>
      <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>
        <p>You haven’t saved your changes.</p>
      </LeaveQuestion>
    </form>
  );
}
