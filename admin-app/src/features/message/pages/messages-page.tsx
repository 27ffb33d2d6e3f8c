import { messagePreviewQuery } from '@camp/api-client/message/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { CallError } from '@camp/api-client/call-error';
import type { MessageForm as Message } from '@camp/contracts/message/operations';
import { pages } from '@camp/contracts/registries/pages';
import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { useChosenYear } from '../../../frame/chosen-year';
import { MessageForm } from '../components/message-form';
import { MessagePreview } from '../components/message-preview';
import { SentMessages } from '../components/sent-messages';
import { groupQuery, readList, withoutYear } from '../groups';
import '../message.css';

/** The records that were selected in the previous list. */
const readChosen = (state: unknown): string[] | undefined =>
  (state as { records?: string[] } | null)?.records;

/**
 * `/admin/messages`: writes to a group, and lists sent messages. `list` and `query` in the address select the group.
 */
export default function MessagesPage() {
  const { may } = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Selecting a year navigates, which would lose the history state.
  const [records] = useState(() => readChosen(state));
  const { chosen, year, choose } = useChosenYear();
  // In addresses of earlier versions, the group's own year selects the page's year.
  const ofGroup = search.has('year') ? null : new URLSearchParams(search.get('query') ?? '').get('year');
  useEffect(() => {
    if (ofGroup !== null && ofGroup !== chosen) choose(ofGroup);
  });
  // A writer may only write to people in lists that they may see.
  const [first, ...others] = recordKinds.filter((kind) => may('view-all', kind));
  return (
    <AdminPage
      title={year ? `${pages.adminMessages.title} ${year}` : pages.adminMessages.title}
      lead="Send a message to a group. Each account gets it once, with its own names filled in."
    >
      {first ? (
        year !== undefined &&
        (ofGroup === null || ofGroup === chosen) && (
          <Writing lists={[first, ...others]} year={year} chosen={records} />
        )
      ) : (
        <EmptyState title="There’s nobody you can message" illustration={<Signpost />}>
          You can message people on the lists you can see, and your account can’t see any. Ask a camp
          administrator for access.
        </EmptyState>
      )}
      <Section title="Sent" id="sent">
        <SentMessages />
      </Section>
    </AdminPage>
  );
}

interface WritingProps {
  lists: readonly [RecordKind, ...RecordKind[]];
  /** The year of the recipients. */
  year: number;
  /** Ids of the selected records. Undefined for the whole group. */
  chosen: string[] | undefined;
}

/** A message and its preview. */
function Writing({ lists, year, chosen }: WritingProps) {
  const [search] = useSearchParams();
  const [arrived] = useState(year);
  const [draft, setDraft] = useState<Message>(() => ({
    list: readList(search.get('list'), lists),
    query: withoutYear(groupQuery(search.get('query') ?? '')),
    records: chosen,
    subject: '',
    text: '',
  }));
  // A selection is only valid for the year in which it was made. The typed text is valid for every year.
  const message = useMemo<Message>(
    () => ({
      ...draft,
      query: groupQuery(draft.query, String(year)),
      records: year === arrived ? draft.records : undefined,
    }),
    [draft, year, arrived],
  );
  const setMessage = (changed: Message) => setDraft({ ...changed, query: withoutYear(changed.query) });
  const isTyped = draft.subject.trim() !== '' || draft.text.trim() !== '';
  const hasUnsentText = useCallback(() => isTyped, [isTyped]);
  const [shown, setShown] = useState<{ message: Message; at: number }>();
  const preview = useQuery({
    ...messagePreviewQuery(shown?.message ?? message, shown?.at ?? 0),
    enabled: shown !== undefined,
  });
  // A message that was changed after its preview needs a new preview.
  const isCurrent = shown?.message === message;
  const error = isCurrent ? preview.error : null;
  const isOfField = error instanceof CallError && error.errors.length > 0;
  return (
    <div className="message-page camp-columns">
      <MessageForm
        lists={lists}
        message={message}
        onChange={setMessage}
        onPreview={() => {
          setShown({ message, at: 0 });
          if (isCurrent) void preview.refetch();
        }}
        busy={isCurrent && preview.isFetching && !preview.data}
        error={error}
      />
      {error && !isOfField && <p role="alert">{messageFor(error)}</p>}
      {isCurrent && preview.isSuccess && (
        <MessagePreview
          key={JSON.stringify(message)}
          message={message}
          preview={preview.data}
          onMove={(at) => setShown({ message, at })}
          onSent={() => {
            setShown(undefined);
            setMessage({ ...message, subject: '', text: '' });
          }}
        />
      )}
      <LeaveQuestion hasUnsavedWork={hasUnsentText} staysWithQuery>
        <p>You haven’t sent this message.</p>
      </LeaveQuestion>
    </div>
  );
}
