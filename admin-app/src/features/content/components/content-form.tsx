import type { ContentRecord } from '@camp/contracts/content/operations';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useCallback } from 'react';
import { useContentForm } from '../use-content-form';
import { isSame, type Entry } from '../words';
import { ContentHistory } from './content-history';
import { ContentPreview } from './content-preview';
import { EntriesField } from './entries-field';
import { WordsField } from './words-field';
import '../content.css';

/** The words of a subject, with their page beside them and their versions below. */
export function ContentForm({ record }: { record: ContentRecord }) {
  const subject = contentSubjects[record.subject];
  const form = useContentForm(record);
  const { typed, errors, conflict, isDirty, mayChange, change } = form;
  const hasUnsavedWork = useCallback(() => isDirty, [isDirty]);
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
  return (
    <div className="content-editor camp-stack">
      <form
        className="content-form camp-stack"
        aria-label={subject.label}
        onSubmit={form.onSubmit}
        noValidate
      >
        <ErrorSummary errors={errors.map(({ path, message }) => ({ name: path, message }))} />
        {Object.entries(subject.fields).map(([path, field]) => (
          <div key={path}>
            {field.kind === 'entries' ? (
              <EntriesField
                field={field}
                path={path}
                entries={typed[path] as Entry[]}
                errorAt={errorAt}
                onChange={(entries, changed) => change(path, entries, changed)}
              />
            ) : (
              <WordsField
                field={field}
                path={path}
                value={typed[path]}
                error={errorAt(path)}
                disabled={!mayChange(field)}
                onChange={(value) => change(path, value)}
              />
            )}
            {mayChange(field) && !isSame(field, typed[path], record.defaults[path]) && (
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
        <MergeFields subject={record.subject} />
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
      <ContentPreview subject={record.subject} source={form.source} />
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

/** The names that the texts may contain, and the text that replaces each. */
function MergeFields({ subject }: Pick<ContentRecord, 'subject'>) {
  const fields = Object.entries(contentSubjects[subject].mergeFields);
  if (fields.length === 0) return null;
  return (
    <div className="content-merge camp-stack">
      <p id="content-merge-title">You can use these in any text:</p>
      <ul className="camp-plain-list camp-row" aria-labelledby="content-merge-title">
        {fields.map(([name, text]) => (
          <li key={name} className="camp-badge">
            {`{${name}}: ${text()}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
