import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/alert';
import { LinkButton } from '@camp/ui/link-button';
import { savedAtAsText, type WaitingDraft } from '../../../forms/draft/draft-store';

interface WaitingDraftNoticeProps {
  waiting: WaitingDraft;
  /** Whether to go on with it is the page's main action. */
  isMain: boolean;
}

/** Tells of a registration that was begun on this device and not sent, with the way on. */
export function WaitingDraftNotice({ waiting: { draft, copyFrom }, isMain }: WaitingDraftNoticeProps) {
  const { nameFirst } = draft.answers;
  const name = (typeof nameFirst === 'string' && nameFirst.trim()) || 'a camper';
  const { path } = guardedPages.camperCreate;
  return (
    <Alert
      title={`You have begun to register ${name}`}
      action={
        <LinkButton
          to={copyFrom ? `${path}?copyFrom=${copyFrom}` : path}
          variant={isMain ? 'primary' : 'quiet'}
          aria-label={`Go on with the registration of ${name}`}
        >
          Go on
        </LinkButton>
      }
    >
      <p>It is not sent yet. What you typed waits on this device (saved {savedAtAsText(draft)}).</p>
    </Alert>
  );
}
