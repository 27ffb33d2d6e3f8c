import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import { messageFor } from '@camp/api-client/problem';
import * as camperOperations from '@camp/contracts/camper/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { countInWords } from '../../../list/list-view';
import type { Chosen } from '../../../list/use-selection';
import { camperListView } from '../list/camper-list-view';

/** Who is to be moved, and where to. */
export interface Move {
  campers: ReadonlyMap<string, Chosen>;
  waitlist: boolean;
}

/** What became of a move. */
export interface MoveOutcome extends Move {
  moved: number;
  stayed: { _id: string; reason: string }[];
}

interface MoveCampersProps {
  /** Undefined keeps the dialog closed. */
  move: Move | undefined;
  onClose: () => void;
  onMoved: (outcome: MoveOutcome) => void;
  /** What was moved is moved back. */
  onUndone: () => void;
}

const nameOf = ({ campers }: Move, id: string) =>
  campers.get(id)?.name ?? 'A camper who is not on the list any more';

const campersInWords = (count: number) => countInWords(camperListView.words, count);

/** Asks, then gives campers a seat or puts them on the waitlist. */
export function MoveCampers({ move, onClose, onMoved, onUndone }: MoveCampersProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: registrationKey('camper') });
  const takeBack = async (ids: readonly string[]) => {
    const answers = await Promise.allSettled(
      ids.map((id) => call(camperOperations.undoSeat, { params: { id } })),
    );
    for (const answer of answers) if (answer.status === 'rejected') toast.error(messageFor(answer.reason));
    const back = answers.filter(({ status }) => status === 'fulfilled').length;
    if (back > 0) {
      onUndone();
      toast.success(`${campersInWords(back)} on the waitlist again. No email went out.`);
    }
    await refresh();
  };
  const send = useMutation({
    mutationFn: ({ campers, waitlist }: Move) =>
      call(camperOperations.waitlist, { body: { campers: [...campers.keys()], waitlist } }),
    meta: { quiet: true },
    onSuccess: async (answers, asked) => {
      const stayed = answers.flatMap((one) => (one.result ? [] : [{ _id: one._id, reason: one.msg }]));
      flushSync(() => {
        onClose();
        onMoved({ ...asked, moved: answers.length - stayed.length, stayed });
      });
      focusHeading();
      const given = answers.flatMap((one) => (one.result && !asked.waitlist ? [one._id] : []));
      if (given.length > 0)
        toast.success(
          `Seat given to ${given.length === 1 ? nameOf(asked, String(given[0])) : campersInWords(given.length)}`,
          {
            detail: 'The email goes out in 10 seconds.',
            undo: () => void takeBack(given),
          },
        );
      await refresh();
    },
  });
  const who =
    move?.campers.size === 1 ? [...move.campers.values()][0]?.name : campersInWords(move?.campers.size ?? 0);
  return (
    <ConfirmDialog
      open={move !== undefined}
      variant="primary"
      confirmLabel={move?.waitlist ? 'Put on the waitlist' : 'Give a seat'}
      busy={send.isPending}
      error={send.error ? messageFor(send.error) : undefined}
      onCancel={() => {
        send.reset();
        onClose();
      }}
      onConfirm={() => move && send.mutate(move)}
    >
      <p>
        {move?.waitlist
          ? `${who}: the seat goes to who waits longest, and the family gets an email. Whoever you put on the waitlist stays there until you give a seat again.`
          : `${who}: gets a seat while one is free, ahead of everybody who waits, and the family gets an email.`}
      </p>
    </ConfirmDialog>
  );
}

/** How many were moved, and who not for which reason. */
export function CampersMoved(outcome: MoveOutcome) {
  const { waitlist, moved, stayed } = outcome;
  const done = waitlist ? 'on the waitlist now' : 'with a seat now';
  return (
    <Alert
      kind={stayed.length === 0 ? 'success' : 'warning'}
      role="status"
      title={`${campersInWords(moved)} ${done}`}
    >
      {stayed.length > 0 && (
        <ul>
          {stayed.map(({ _id, reason }) => (
            <li key={_id}>
              {nameOf(outcome, _id)}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
