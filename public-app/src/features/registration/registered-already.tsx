import { formatMoment } from '@camp/contracts/camp/moments';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Alert } from '@camp/ui/feedback/alert';
import { profilePath } from '../user/paths';
import { readPathOf, type Registration } from './paths';
import { standingOf } from './registration-sign';

/** The submit button is always visible, but the notice is near the end of the page. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

interface RegisteredAlreadyProps {
  /** The existing registration. Undefined while loading. */
  registration: Registration | undefined;
  /** Whether the server rejected a duplicate, so that the notice appears while the person is on the page. */
  isRefused?: boolean;
}

/**
 * Says that a person is already registered for this camp, with date and status. Shown before the form after a link
 * from 'Prior Years' (docs/product/related-records.md, The same person), otherwise after a rejected submit.
 */
export function RegisteredAlready({ registration, isRefused = false }: RegisteredAlreadyProps) {
  return (
    <Alert
      ref={isRefused ? bringIntoView : undefined}
      kind={isRefused ? 'error' : 'warning'}
      title={registration ? titleOf(registration) : 'Already registered for this camp'}
      action={
        <ButtonRow>
          {registration && (
            <LinkButton to={readPathOf(registration)} size="small" variant="pine">
              What you submitted{' '}
            </LinkButton>
          )}
          <LinkButton to={profilePath()} variant="quiet" size="small">
            Go to my profile
          </LinkButton>
        </ButtonRow>
      }
    >
      {registration && (
        <p>
          We received the registration on {formatMoment(registration.createdAt)}. Status:{' '}
          {standingOf(registration).words}.
        </p>
      )}
      <p>
        {isRefused ? 'We didn’t send what you typed here.' : 'You don’t need to fill out this form.'} To
        change an answer, select Change next to the registration on your profile.
      </p>
    </Alert>
  );
}

function titleOf({ type, nameFirst, nameLast, campYear }: Registration): string {
  const what = type === 'Staff' ? 'has already applied' : 'is already registered';
  return `${nameFirst} ${nameLast} ${what} for camp ${campYear}`;
}
