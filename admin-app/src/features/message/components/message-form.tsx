import { errorAt } from '@camp/api-client/problem';
import { savedViewsQuery } from '@camp/api-client/saved-view/queries';
import { messageListWords } from '@camp/contracts/message/lists';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { mergeFields } from '@camp/contracts/message/merge';
import type { MessageForm as Message } from '@camp/contracts/message/operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { SelectField } from '@camp/ui/fields/select-field';
import { TextArea } from '@camp/ui/fields/text-area';
import { TextField } from '@camp/ui/fields/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { insertInto } from '../../content/components/merge-fields';
import { groupInWords, groupsOf, withoutYear } from '../groups';

interface MessageFormProps {
  /** The lists to whose people the writer may write. */
  lists: readonly RecordKind[];
  message: Message;
  onChange: (message: Message) => void;
  /** Opens the preview. */
  onPreview: () => void;
  busy: boolean;
  /** The server's error. */
  error: Error | null;
}

/** The form of a message: the group, the subject and the text, with placeholders for each reader. */
export function MessageForm({ lists, message, onChange, onPreview, busy, error }: MessageFormProps) {
  const { list, records, subject, text } = message;
  // The page selects the year for every group.
  const query = withoutYear(message.query);
  const { data: saved = [] } = useQuery(savedViewsQuery(list));
  const groups = groupsOf(list, saved);
  const options = groups.map((group) => ({ value: group.query, label: group.name }));
  const isOwn = records !== undefined || !groups.some((group) => group.query === query);
  // No group has this query, so the value is unique.
  const own = records ? '*' : query;
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (changes: Partial<Message>) => onChange({ ...message, ...changes });
  const insert = (field: string) => area.current && insertInto(area.current, `{${field}}`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onPreview();
  };
  return (
    <form onSubmit={submit} noValidate>
      <SelectField
        label="To"
        name="list"
        value={list}
        placeholder={null}
        options={lists.map((value) => ({ value, label: messageListWords[value] }))}
        onChange={(event) =>
          change({ list: event.target.value as RecordKind, query: '', records: undefined })
        }
      />
      <SelectField
        label={`Group at camp ${new URLSearchParams(message.query).get('year') ?? ''}`.trim()}
        name="group"
        value={isOwn ? own : query}
        placeholder={null}
        hint="Recipients are determined when you send."
        options={[
          ...(isOwn
            ? [
                {
                  value: own,
                  label: `Selected in the list: ${groupInWords(list, message.query, records?.length)}`,
                },
              ]
            : []),
          ...options,
        ]}
        error={errorAt('query', error)}
        onChange={(event) =>
          event.target.value !== own && change({ query: event.target.value, records: undefined })
        }
      />
      <TextField
        label="Subject"
        name="subject"
        required
        autoComplete="off"
        value={subject}
        error={errorAt('subject', error)}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label="Message"
        name="text"
        required
        rows={10}
        ref={area}
        value={text}
        hint="Leave a blank line between paragraphs."
        error={errorAt('text', error)}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="message-form__fields camp-row" role="group" aria-label="Fields to insert">
        {Object.entries(mergeFields).map(([field, meaning]) => (
          <Button key={field} variant="quiet" size="small" title={meaning} onClick={() => insert(field)}>
            {`{${field}}`}
          </Button>
        ))}
      </div>
      <ButtonRow>
        <Button type="submit" busy={busy}>
          Preview
        </Button>
      </ButtonRow>
    </form>
  );
}
