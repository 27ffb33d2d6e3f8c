import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import { messageFor } from '@camp/api-client/problem';
import * as camperOperations from '@camp/contracts/camper/operations';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chosen } from '../../../list/use-selection';
import { CampersOutcome, campersInWords, nameIn } from './campers-outcome';

/** The campers to move, and the target. */
export interface Move {
  campers: ReadonlyMap<string, Chosen>;
  waitlist: boolean;
}

/** The result of a move. */
export interface MoveOutcome extends Move {
  moved: number;
  stayed: { id: string; reason: string }[];
}

interface MoveCampersProps {
  /** Undefined keeps the dialog closed. */
  move: Move | undefined;
  onClose: () => void;
  onMoved: (outcome: MoveOutcome) => void;
  /** Called when the move is undone. */
  onUndone: () => void;
}

/** Asks for confirmation, then gives campers a seat or puts them on the waitlist. */
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
      toast.success(`${campersInWords(back)} moved back to the waitlist. No email was sent.`);
    }
    await refresh();
  };
  const send = useMutation({
    mutationFn: ({ campers, waitlist }: Move) =>
      call(camperOperations.waitlist, { body: { campers: [...campers.keys()], waitlist } }),
    meta: { quiet: true },
    onSuccess: async (answers, asked) => {
      const stayed = answers.flatMap((one) => (one.result ? [] : [{ id: one._id, reason: one.msg }]));
      closeToHeading(() => {
        onClose();
        onMoved({ ...asked, moved: answers.length - stayed.length, stayed });
      });
      const given = answers.flatMap((one) => (one.result && !asked.waitlist ? [one._id] : []));
      if (given.length > 0)
        toast.success(
          `Seat given to ${given.length === 1 ? nameIn(asked.campers, String(given[0])) : campersInWords(given.length)}`,
          {
            detail: 'The email will be sent in 10 seconds.',
            undo: () => void takeBack(given),
          },
        );
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      open={move !== undefined}
      variant="primary"
      confirmLabel={move?.waitlist ? 'Move to the waitlist' : 'Give a seat'}
      work={send}
      onCancel={onClose}
      onConfirm={() => move && send.mutate(move)}
    >
      <p>{move && consequenceOf(move)}</p>
    </ConfirmDialog>
  );
}

/** The consequences of the move, shown before the confirmation. */
function consequenceOf({ campers, waitlist }: Move): string {
  const isOne = campers.size === 1;
  const who = isOne ? [...campers.values()][0]?.name : campersInWords(campers.size);
  const emailed = isOne ? 'The family gets an email.' : 'The families get an email.';
  return waitlist
    ? `${who} ${isOne ? 'moves' : 'move'} to the waitlist until you give ${isOne ? 'a seat' : 'seats'} again. Freed seats are offered to the next campers on the waitlist. ${emailed}`
    : `${who} ${isOne ? 'gets a seat' : 'get seats'} ahead of everyone on the waitlist, ${isOne ? 'if one is' : 'as long as seats are'} free. ${emailed}`;
}

/** The number of moved campers, and the skipped campers with the reasons. */
export function CampersMoved({ campers, waitlist, moved, stayed }: MoveOutcome) {
  const [is, has] = moved === 1 ? ['is', 'has'] : ['are', 'have'];
  const done = waitlist ? `${is} now on the waitlist` : `now ${has} a seat`;
  return <CampersOutcome title={`${campersInWords(moved)} ${done}`} names={campers} left={stayed} />;
}
