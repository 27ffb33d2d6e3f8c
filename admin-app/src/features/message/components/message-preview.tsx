import { call } from '@camp/api-client/call';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { messageKeys } from '@camp/api-client/message/queries';
import type { MessageForm, MessagePreview as Preview } from '@camp/contracts/message/operations';
import * as messageOperations from '@camp/contracts/message/operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { MailIcon } from '@camp/ui/icons';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface MessagePreviewProps {
  message: MessageForm;
  preview: Preview;
  onMove: (to: number) => void;
  onSent: () => void;
}

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;

/** The message as each reader gets it, a test email to the writer, and the send button. */
export function MessagePreview({ message, preview, onMove, onSent }: MessagePreviewProps) {
  const { total, unreachable, unsubscribed, at, to, subject, text } = preview;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  // One idempotency key per message, however often the button is clicked.
  const keyOf = useIdempotencyKey();
  const test = useMutation({
    mutationFn: () => call(messageOperations.test, { body: message }),
    onSuccess: () => toast.success('We’ve sent a test email to you.'),
  });
  const send = useMutation({
    mutationFn: () => call(messageOperations.send, { body: message, idempotencyKey: keyOf(message) }),
    meta: { quiet: true },
    onSuccess: async ({ msg }) => {
      toast.success(`The message is on its way to ${people(msg.total)}.`);
      setAsks(false);
      onSent();
      await queryClient.invalidateQueries({ queryKey: messageKeys.list });
    },
  });
  return (
    <section className="camp-stack" aria-label="Preview">
      <p>
        <strong>{total === 0 ? 'Nobody is in this group.' : `This message goes to ${people(total)}.`}</strong>
        {unreachable > 0 &&
          ` ${people(unreachable)} can’t be reached because their email address isn’t verified.`}
        {unsubscribed > 0 &&
          ` ${people(unsubscribed)} ${unsubscribed === 1 ? 'is' : 'are'} left out because they unsubscribed.`}
      </p>
      {to && (
        <>
          <div className="message-preview__mail camp-box">
            <p className="camp-note">
              To {to.name}, {to.email}
            </p>
            <h2>{subject}</h2>
            {text.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <ButtonRow>
            <Button variant="quiet" size="small" disabled={at === 0} onClick={() => onMove(at - 1)}>
              Previous recipient
            </Button>
            <span>
              {(at + 1).toLocaleString('en-US')} of {total.toLocaleString('en-US')}
            </span>
            <Button variant="quiet" size="small" disabled={at + 1 >= total} onClick={() => onMove(at + 1)}>
              Next recipient
            </Button>
          </ButtonRow>
          <ButtonRow>
            <Button icon={<MailIcon />} onClick={() => setAsks(true)}>
              Send to {people(total)}
            </Button>
            <Button variant="quiet" busy={test.isPending} onClick={() => test.mutate()}>
              Send a test to me
            </Button>
          </ButtonRow>
        </>
      )}
      <ConfirmDialog
        open={asks}
        variant="primary"
        confirmLabel="Send message"
        work={send}
        onCancel={() => setAsks(false)}
        onConfirm={() => send.mutate()}
      >
        <p>
          “{message.subject}” goes to {people(total)} immediately. You can’t take back an email once it’s
          sent.
        </p>
      </ConfirmDialog>
    </section>
  );
}
