import { call } from '@camp/api-client/call';
import { erasureQuery } from '@camp/api-client/user/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { staysAfterErasure } from '@camp/contracts/user/after-erasure';
import type { ErasureRequest } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/actions/button';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { useStepFocus } from '@camp/ui/page/step-focus';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotOpened } from './not-opened';

/** Asks for the family's data to be deleted, and says what goes, what stays and for how long. */
export function AskErasure() {
  const query = useQuery({ ...erasureQuery(), meta: { quiet: 'while-empty' } });
  if (query.error && !query.data) return <NotOpened query={query} />;
  if (!query.data) return <Skeleton lines={2} />;
  return <Request {...query.data} />;
}

function Request({ askedAt, counts, refusal, backupDays }: ErasureRequest) {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: (answer: 'Yes' | 'No') => call(userOperations.askErasure, { body: { ask: answer } }),
    onSuccess: async (_, answer) => {
      setIsAsking(false);
      toast.success(answer === 'Yes' ? 'We got your request.' : 'You took your request back.');
      await client.invalidateQueries({ queryKey: erasureQuery().queryKey });
    },
  });
  useStepFocus('your-data', askedAt !== null);
  if (askedAt)
    return (
      <>
        <p>
          You asked us to delete your data on {formatMoment(askedAt)}. An administrator will do it. We sent
          you an email about it.
          {refusal !== null && ' First, your paid registration has to be over or refunded.'}
        </p>
        <Stays backupDays={backupDays} />
        <p>
          <Button variant="quiet" busy={ask.isPending} onClick={() => ask.mutate('No')} data-autofocus>
            Take the request back
          </Button>
        </p>
      </>
    );
  return (
    <>
      <p>
        <Button variant="quiet" onClick={() => setIsAsking(true)} data-autofocus>
          Ask us to delete your data
        </Button>
      </p>
      <ConfirmDialog
        open={isAsking}
        confirmLabel="Ask to delete"
        work={ask}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => ask.mutate('Yes')}
      >
        <p>An administrator will delete your account{counts.length > 0 ? ' and:' : '.'}</p>
        {counts.length > 0 && (
          <ul>
            {counts.map(({ what, count }) => (
              <li key={what}>
                {what}: {count}
              </li>
            ))}
          </ul>
        )}
        <Stays backupDays={backupDays} />
        <p>We’ll email you. Until an administrator has done it, you can take the request back.</p>
      </ConfirmDialog>
    </>
  );
}

/** What isn't deleted, and for how long backups keep the rest. */
function Stays({ backupDays }: { backupDays: number }) {
  return (
    <>
      <p>This stays:</p>
      <ul>
        {staysAfterErasure.map((what) => (
          <li key={what}>{what}</li>
        ))}
        <li>Backups, for up to {backupDays} more days</li>
      </ul>
    </>
  );
}
