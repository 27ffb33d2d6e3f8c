import { isUnderWay, messageQuery, messagesQuery } from '@camp/api-client/message/queries';
import { messageFor } from '@camp/api-client/problem';
import { formatMoment } from '@camp/contracts/camp/moments';
import { messageListWords } from '@camp/contracts/message/lists';
import type { MessageRecipient, MessageRecord } from '@camp/contracts/message/operations';
import { Badge } from '@camp/ui/content/badge';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { Table } from '@camp/ui/content/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupInWords } from '../groups';

/** Sent messages, their progress, and the delivery to each person. */
export function SentMessages() {
  return (
    <Loaded query={useQuery(messagesQuery())} lines={4} label="Loading the messages">
      {(messages) => <Messages messages={messages} />}
    </Loaded>
  );
}

function Messages({ messages }: { messages: readonly MessageRecord[] }) {
  const [open, setOpen] = useState<string>();
  if (messages.length === 0)
    return (
      <EmptyState title="No messages sent yet" illustration={<Signpost />} level={3}>
        Sent messages and their delivery appear here.
      </EmptyState>
    );
  return (
    <div className="sent-messages">
      <Table
        caption="Sent messages"
        hideCaption
        rows={messages}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'subject',
            header: 'Subject',
            isRowHeader: true,
            cell: ({ _id, subject }) => (
              <Button variant="link" size="small" onClick={() => setOpen(_id)}>
                {subject}
              </Button>
            ),
          },
          {
            key: 'to',
            header: 'To',
            cell: ({ list, query, chosen }) =>
              `${messageListWords[list]} (${groupInWords(list, query, chosen)})`,
          },
          { key: 'author', header: 'Sent by', cell: ({ author }) => author ?? 'A deleted account' },
          {
            key: 'when',
            header: 'Sent (GMT)',
            cell: ({ createdAt }) => formatMoment(createdAt, 'timeBelowZone'),
          },
          { key: 'state', header: 'Status', cell: (message) => <State message={message} /> },
        ]}
      />
      {open && <OneMessage id={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function State({ message }: { message: MessageRecord }) {
  const { total, accepted, refused } = message;
  const done = accepted + refused;
  return (
    <>
      <Badge tone={isUnderWay(message) ? 'sun' : 'meadow'}>
        {isUnderWay(message) ? `${done} of ${total} sent` : `${accepted} accepted`}
      </Badge>
      {refused > 0 && <Badge tone="danger">{refused} refused</Badge>}
    </>
  );
}

const stateWords: Record<MessageRecipient['state'], string> = {
  waiting: 'Waiting',
  accepted: 'Accepted by the mail server',
  refused: 'Refused',
};

function OneMessage({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: message, error } = useQuery(messageQuery(id));
  return (
    <Dialog open onClose={onClose} title={message?.subject ?? 'Message'}>
      {error && <p role="alert">{messageFor(error)}</p>}
      {!message && !error && <Skeleton lines={4} label="Loading the message" />}
      {message && (
        <>
          <div className="message-preview__mail camp-box">
            {message.text.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <State message={message} />
          <Table
            caption="Delivery for each person"
            hideCaption
            rows={message.recipients}
            rowKey={({ _id }) => _id}
            columns={[
              { key: 'name', header: 'Person', cell: ({ name }) => name, isRowHeader: true },
              { key: 'email', header: 'Email', cell: ({ email }) => email || '–' },
              {
                key: 'state',
                header: 'Status',
                cell: ({ state, reason }) => `${stateWords[state]}${reason ? `: ${reason}` : ''}`,
              },
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
