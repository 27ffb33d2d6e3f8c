import type { ContentRecord } from '@camp/contracts/content/operations';
import { mailSubjectNames } from '@camp/contracts/content/mail-subjects';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useCallback } from 'react';
import { errorLines } from '../error-lines';
import { useContentForm } from '../use-content-form';
import { isSame, type Entry } from '../words';
import { ContentHistory } from './content-history';
import { ContentPreview } from './content-preview';
import { EntriesField } from './entries-field';
import { MailPreview } from './mail-preview';
import { insertInto, MergeFields, useLastText } from './merge-fields';
import { WordsField } from './words-field';
import '../content.css';

/** The words of a subject, with their page beside them and their versions below. */
export function ContentForm({ record }: { record: ContentRecord }) {
  const subject = contentSubjects[record.subject];
  const form = useContentForm(record);
  const { typed, errors, conflict, isDirty, mayChange, change } = form;
  const hasUnsavedWork = useCallback(() => isDirty, [isDirty]);
  const mail = mailSubjectNames.find((name) => name === record.subject);
  const { formRef, lastText } = useLastText();
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
  return (
    <div className="content-editor camp-stack">
      <form
        ref={formRef}
        className="content-form camp-stack"
        aria-label={subject.label}
        onSubmit={form.onSubmit}
        noValidate
      >
        <ErrorSummary errors={errorLines(subject, errors)} />
        {Object.entries(subject.fields).map(([path, field]) => (
          <div key={path}>
            {field.kind === 'entries' ? (
              <EntriesField
                field={field}
                path={path}
                entries={typed[path] as Entry[]}
                errorAt={errorAt}
                disabled={!mayChange(field)}
                onChange={(entries, changed) => change(path, entries, changed)}
              />
            ) : (
              <WordsField
                field={field}
                path={path}
                value={typed[path]}
                saved={form.saved[path]}
                error={errorAt(path)}
                disabled={!mayChange(field)}
                onChange={(value) => change(path, value)}
              />
            )}
            {!subject.isExample && mayChange(field) && !isSame(field, typed[path], record.defaults[path]) && (
              <Button
                variant="link"
                size="small"
                aria-label={`Use the original words: ${field.label}`}
                onClick={() => {
                  // The button disappears.
                  document.getElementById(path)?.focus();
                  change(path, record.defaults[path]);
                }}
              >
                Use the original words
              </Button>
            )}
          </div>
        ))}
        <MergeFields
          mergeFields={subject.mergeFields}
          onInsert={(name) => lastText.current && insertInto(lastText.current, `{${name}}`)}
        />
        {conflict && <Alert kind="error">{conflict}</Alert>}
        {subject.isSigned && isDirty && (
          <Alert kind="warning" role="status">
            Everyone who agreed to this is asked again.
          </Alert>
        )}
        <SubmitBar>
          <Button type="submit" busy={form.isBusy} disabled={!isDirty}>
            Save changes
          </Button>
        </SubmitBar>
      </form>
      {mail && <MailPreview subject={mail} source={form.source} />}
      {subject.page && <ContentPreview subject={record.subject} page={subject.page} source={form.source} />}
      <ContentHistory
        record={record}
        current={form.version}
        hasUnsavedWork={isDirty}
        onRestore={form.restore}
      />
      <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>
        <p>You haven’t saved your changes.</p>
      </LeaveQuestion>
    </div>
  );
}
