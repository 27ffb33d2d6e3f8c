import { call } from '@camp/api-client/call';
import { notesQuery, noteKeys } from '@camp/api-client/note/queries';
import { messageFor } from '@camp/api-client/problem';
import { formatTime } from '@camp/contracts/camp/moments';
import * as noteOperations from '@camp/contracts/note/operations';
import { noteSchema } from '@camp/contracts/note/schemas';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { TextArea } from '@camp/ui/fields/text-area';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import './record-notes.css';

const resolver = resolverOf<{ text: string }>(noteSchema.pick({ text: true }));

interface RecordNotesProps {
  kind: AttendeeKind;
  id: string;
}

/** The administrators' notes on a registration, for people with `data` on its kind. */
export function RecordNotes({ kind, id }: RecordNotesProps) {
  const { data: notes = [], error } = useQuery(notesQuery(kind, id));
  const queryClient = useQueryClient();
  const draftKey = noteKeys.draft(id);
  const { form, field, onSubmit, isBusy } = useCheckedForm<{ text: string }>({
    resolver,
    defaultValues: { text: queryClient.getQueryData<string>(draftKey) ?? '' },
    // The only field shows its own error.
    toastsOf: () => [],
    send: async ({ text }) => {
      const typed = form.getValues('text');
      await call(noteOperations.create, { body: { record: id, text } });
      // What was typed while the note was being sent is the next note.
      if (form.getValues('text') === typed) form.reset({ text: '' });
      queryClient.setQueryData<string>(draftKey, (draft) => (draft === typed ? '' : draft));
      await queryClient.invalidateQueries({ queryKey: noteKeys.of(id) });
    },
  });
  const storeDraft = useEffectEvent(() => {
    // Without it, the cache drops after five minutes what no page shows.
    queryClient.setQueryDefaults(draftKey, { gcTime: Infinity });
    queryClient.setQueryData(draftKey, form.getValues('text'));
  });
  // The panel shows another person's notes next, or closes. The cache is emptied at logout.
  useEffect(() => () => storeDraft(), []);
  return (
    <section className="record-notes">
      <h3>Notes</h3>
      {error && <p role="alert">{messageFor(error)}</p>}
      {notes.length > 0 && (
        <ul className="camp-plain-list">
          {notes.map(({ _id, text, author, createdAt }) => (
            <li key={_id}>
              {text}
              <div className="camp-note">
                {author && `${author} · `}
                <time dateTime={createdAt}>{formatTime(createdAt)}</time>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} noValidate>
        <TextArea
          label="New note"
          rows={2}
          hint="Only people who can see medical answers can read this note."
          {...field('text')}
        />
        <Button type="submit" variant="quiet" size="small" busy={isBusy}>
          Save note
        </Button>
      </form>
    </section>
  );
}
