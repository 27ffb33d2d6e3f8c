import { call } from '@camp/api-client/call';
import { failedJobKeys } from '@camp/api-client/failed-work/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { Action, Subject } from '@camp/contracts/access/catalogue';
import { formatTime } from '@camp/contracts/camp/moments';
import type { FailedJob, FailedJobSubject } from '@camp/contracts/failed-work/operations';
import * as failedJobOperations from '@camp/contracts/failed-work/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { RetryIcon, TrashIcon } from '@camp/ui/icons';
import { TextLink } from '@camp/ui/actions/text-link';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { titleOfWork } from '../title-of-work';

/** The right that a page requires. */
interface Needs {
  action: Action;
  subject: Subject;
}

/** A link to a record in its list, for people who have the right to it. */
const inList = (label: string, { path, needs }: { path: string; needs: Needs }) => ({
  label,
  to: (id: string) => `${path}?open=${id}`,
  needs,
});

/**
 * The page for each kind of record, and the right that the page requires. A subject without an entry does not
 * compile.
 */
const ways: Record<FailedJobSubject, { label: string; to: (id: string) => string; needs: Needs }> = {
  camper: inList('Open the camper', guardedPages.camperList),
  counselor: inList('Open the counselor', guardedPages.counselorList),
  'counselor-app': inList('Open the application', guardedPages.counselorApplicationList),
  staff: inList('Open the application', guardedPages.staffList),
  payment: inList('Open the payment', guardedPages.paymentList),
  donation: inList('Open the donation', guardedPages.adminDonations),
  user: {
    label: 'Open the profile',
    to: (id) => addressOf(guardedPages.userProfile, { id }),
    needs: { action: 'edit', subject: 'user' },
  },
};

interface FailedWorkEntryProps {
  work: FailedJob;
  mayEdit: boolean;
  onDiscard: (work: FailedJob) => void;
}

/** One failed job: the failure, its cause, advice, and the possible actions. */
export function FailedJobEntry({ work, mayEdit, onDiscard }: FailedWorkEntryProps) {
  const { may } = useSession();
  const toast = useToast();
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(failedJobOperations.retry, { params: { id: work._id } }),
    onSuccess: async () => {
      toast.success(`${titleOfWork(work)}: trying again.`);
      focusHeading();
      await queryClient.invalidateQueries({ queryKey: failedJobKeys.all });
    },
  });
  const { _id, why, advice, reason, about, mayRetry, failedAt } = work;
  const way = about && ways[about.subject];
  return (
    <li className="failed-work__entry">
      <div className="failed-work__words">
        <h2 id={`work-${_id}`}>{titleOfWork(work)}</h2>
        <p>{why}</p>
        <p>
          <strong>What to do:</strong> {advice}
        </p>
        <p className="failed-work__facts camp-note">
          Failed on <time dateTime={failedAt}>{formatTime(failedAt)}</time>
          {reason && ` · ${reason}`}
        </p>
      </div>
      <ButtonRow className="failed-work__actions" role="group" aria-labelledby={`work-${_id}`}>
        {way && may(way.needs.action, way.needs.subject) && (
          <TextLink to={way.to(about.id)}>{way.label}</TextLink>
        )}
        {mayEdit && mayRetry && (
          <Button size="small" icon={<RetryIcon />} busy={retry.isPending} onClick={() => retry.mutate()}>
            Try again
          </Button>
        )}
        {mayEdit && (
          <Button size="small" variant="quiet" icon={<TrashIcon />} onClick={() => onDiscard(work)}>
            Discard
          </Button>
        )}
      </ButtonRow>
    </li>
  );
}
