import { call } from '@camp/api-client/call';
import { campFiguresKeys } from '@camp/api-client/camp-figures/queries';
import { messageFor } from '@camp/api-client/problem';
import { formatGmt } from '@camp/contracts/camp/dates';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { SameChildCamper } from '@camp/contracts/camp-figures/needs';
import * as camperOperations from '@camp/contracts/camper/operations';
import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import { Button } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAddress } from '../list-address';

interface SameChildProps {
  /** The registrations of one child. */
  campers: readonly SameChildCamper[];
  /** The year shown. */
  year: number;
}

/**
 * Registrations of the same child side by side. Each can be opened to refund or delete it. One button confirms that
 * all of them stay.
 */
export function SameChild({ campers, year }: SameChildProps) {
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(camperOperations.keepBoth, { body: { campers: campers.map(({ _id }) => _id) } }),
    meta: { quiet: true },
    onSuccess: () => {
      // The button disappears with the entry, so the focus moves to the heading.
      focusHeading();
      return queryClient.invalidateQueries({ queryKey: campFiguresKeys.all });
    },
  });
  const keepLabel = campers.length === 2 ? 'Keep both' : `Keep all ${campers.length}`;
  const name = campers[0]?.name ?? '';
  return (
    <div className="dashboard__same-child" role="group" aria-label={name}>
      {campers.map((camper) => (
        <dl key={camper._id}>
          <dt>Child</dt>
          <dd>
            <strong>{camper.name}</strong>, born {formatGmt(camper.birthdate)}
          </dd>
          <dt>Account</dt>
          <dd>{camper.account}</dd>
          <dt>Registered</dt>
          <dd>{formatMoment(camper.createdAt)}</dd>
          <dt>Status</dt>
          <dd>{camperStatusWords[camperStatus(camper)]}</dd>
          <dd>
            <LinkButton
              to={listAddress('camper', year, `open=${camper._id}`)}
              size="small"
              variant="quiet"
              aria-label={`Open the registration by ${camper.account}`}
            >
              Open
            </LinkButton>
          </dd>
        </dl>
      ))}
      <Button size="small" variant="quiet" busy={keep.isPending} onClick={() => keep.mutate()}>
        {keepLabel}
      </Button>
      {keep.error && <p role="alert">{messageFor(keep.error)}</p>}
    </div>
  );
}
