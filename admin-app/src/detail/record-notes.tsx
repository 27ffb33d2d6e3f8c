import { call } from '@camp/api-client/call';
import { notesQuery, noteKeys } from '@camp/api-client/note/queries';
import { errorAt, messageFor } from '@camp/api-client/problem';
import { formatTime } from '@camp/contracts/camp/moments';
import * as noteOperations from '@camp/contracts/note/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { Button } from '@camp/ui/actions/button';
import { TextArea } from '@camp/ui/fields/text-area';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import './record-notes.css';

interface RecordNotesProps {
  kind: AttendeeKind;
  id: string;
}

/** The administrators' notes on a registration, for people with `data` on its kind. */
export function RecordNotes({ kind, id }: RecordNotesProps) {
  const { data: notes = [], error } = useQuery(notesQuery(kind, id));
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const write = useMutation({
    mutationFn: (text: string) => call(noteOperations.create, { body: { record: id, text } }),
    meta: { quiet: true },
    onSuccess: async () => {
      form.current?.reset();
      await queryClient.invalidateQueries({ queryKey: noteKeys.of(id) });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!write.isPending) write.mutate(String(new FormData(event.currentTarget).get('text')));
  };
  const refused = write.error ? (errorAt('text', write.error) ?? messageFor(write.error)) : undefined;
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
      <form ref={form} onSubmit={submit} noValidate>
        <TextArea
          label="New note"
          name="text"
          rows={2}
          hint="Only people who can see medical answers can read this note."
          error={refused}
        />
        <Button type="submit" variant="quiet" size="small" busy={write.isPending}>
          Save note
        </Button>
      </form>
    </section>
  );
}
