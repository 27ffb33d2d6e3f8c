import { formatMoment } from '@camp/contracts/camp/moments';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Alert } from '@camp/ui/feedback/alert';
import { profilePath } from '../user/paths';
import { readPathOf, type Registration } from './paths';
import { standingOf } from './registration-sign';

/** The button that was pressed stays in reach everywhere on the page; the notice is near its end. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

interface RegisteredAlreadyProps {
  /** The registration that is there; undefined until it is known. */
  registration: Registration | undefined;
  /** The server has refused a second one: the notice appears while the person is there. */
  isRefused?: boolean;
}

/**
 * Says that somebody is registered for this camp, since when, and how it stands: before the form is filled in where the
 * profile's 'Prior Years' led here (docs/product/related-records.md, The same person), else after a second try.
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
              View it
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
          Registered on {formatMoment(registration.createdAt)}. Status: {standingOf(registration).words}.
        </p>
      )}
      <p>
        {isRefused ? 'We didn’t send what you typed here.' : 'You don’t need to fill in this form.'} To change
        an answer, select Change next to the registration on your profile.
      </p>
    </Alert>
  );
}

function titleOf({ type, nameFirst, nameLast, campYear }: Registration): string {
  const what = type === 'Staff' ? 'has already applied' : 'is already registered';
  return `${nameFirst} ${nameLast} ${what} for camp ${campYear}`;
}
