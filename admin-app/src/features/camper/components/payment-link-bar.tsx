import { call, callPage } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import type { SkippedCamper } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { Alert } from '@camp/ui/alert';
import { Button, ButtonRow } from '@camp/ui/button';
import { ConfirmDialog } from '@camp/ui/confirm-dialog';
import { MailIcon } from '@camp/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chosen, Selection } from '../list/use-selection';

interface PaymentLinkBarProps {
  selection: Selection;
  /** The year of the list; undefined is the current camp's. */
  year: number | undefined;
}

interface Outcome {
  sent: number;
  skipped: SkippedCamper[];
  names: ReadonlyMap<string, Chosen>;
}

const mostPerPage = 200;
const campersInWords = (count: number) => (count === 1 ? '1 camper' : `${count} campers`);

/** Every camper who holds a seat and has not been asked to pay. */
async function readSeated(year: number | undefined): Promise<Chosen[]> {
  const seated: Chosen[] = [];
  for (let page = 1; ; page += 1) {
    const query = { year, paid: 'null', waitlist: 'false', page, pageSize: mostPerPage } as const;
    const { items, total } = await callPage(camperOperations.list, { query });
    seated.push(...items);
    if (items.length === 0 || seated.length >= total) return seated;
  }
}

/** Chooses all seated campers and sends the payment link to the chosen ones (decisions.md, Life of a camper registration, 2.). */
export function PaymentLinkBar({ selection, year }: PaymentLinkBarProps) {
  const [asks, setAsks] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const queryClient = useQueryClient();
  const { chosen } = selection;

  const chooseSeated = useMutation({
    mutationFn: () => readSeated(year),
    onSuccess: (seated) => selection.set(seated, true),
  });
  const send = useMutation({
    mutationFn: (campers: Outcome['names']) =>
      call(camperOperations.sendPaymentLink, { body: { campers: [...campers.keys()] } }),
    meta: { quiet: true },
    onSuccess: async (answer, names) => {
      setOutcome({ ...answer, names });
      setAsks(false);
      selection.clear();
      await queryClient.invalidateQueries({ queryKey: ['camper', 'list'] });
    },
  });

  return (
    <div className="camper-list__actions" data-print="hide">
      <ButtonRow>
        <Button
          icon={<MailIcon />}
          disabled={chosen.size === 0}
          onClick={() => {
            send.reset();
            setAsks(true);
          }}
        >
          Send payment link{chosen.size > 0 ? ` (${chosen.size})` : ''}
        </Button>
        <Button variant="quiet" busy={chooseSeated.isPending} onClick={() => chooseSeated.mutate()}>
          Choose all seated
        </Button>
        {chosen.size > 0 && (
          <Button variant="link" onClick={selection.clear}>
            Choose none
          </Button>
        )}
      </ButtonRow>
      {chooseSeated.data?.length === 0 && (
        <p role="status">Every seated camper has been asked to pay already.</p>
      )}
      {outcome && <SendOutcome {...outcome} />}
      <ConfirmDialog
        open={asks}
        variant="primary"
        confirmLabel="Send payment link"
        busy={send.isPending}
        error={send.error ? messageFor(send.error) : undefined}
        onCancel={() => setAsks(false)}
        onConfirm={() => send.mutate(chosen)}
      >
        <p>The families of {campersInWords(chosen.size)} get an email that asks them to pay.</p>
      </ConfirmDialog>
    </div>
  );
}

/** How many got the link, and who not for which reason. */
function SendOutcome({ sent, skipped, names }: Outcome) {
  const nameOf = (id: string) => {
    const camper = names.get(id);
    return camper ? `${camper.nameFirst} ${camper.nameLast}` : 'A camper who is not on the list any more';
  };
  return (
    <Alert
      kind={skipped.length === 0 ? 'success' : 'warning'}
      role="status"
      title={`Payment link sent for ${campersInWords(sent)}`}
    >
      {skipped.length > 0 && (
        <>
          <p>Not sent for {campersInWords(skipped.length)}:</p>
          <ul>
            {skipped.map(({ id, reason }) => (
              <li key={id}>
                {nameOf(id)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
