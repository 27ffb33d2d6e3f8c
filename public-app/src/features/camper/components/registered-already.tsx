import { campContent } from '@camp/contracts/content/camp';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { TextLink } from '@camp/ui/actions/text-link';
import { profilePath } from '../../user/paths';

/** The button that was pressed stays in reach everywhere on the page; the notice is near its end. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** The server has this camper already: most often from a first try whose answer never came back. */
export function RegisteredAlready() {
  const { email } = campContent.contact;
  return (
    <Alert
      ref={bringIntoView}
      kind="error"
      title="This camper is already registered for this camp."
      action={
        <LinkButton to={profilePath()} variant="quiet" size="small">
          Go to my profile
        </LinkButton>
      }
    >
      <p>
        An earlier try of yours has reached us. What you changed since then is not in that registration:
        please write to <TextLink href={`mailto:${email}`}>{email}</TextLink> to have it changed. Your answers
        stay here as a draft.
      </p>
    </Alert>
  );
}
