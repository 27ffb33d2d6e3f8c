import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { savedAtAsText } from '@camp/forms/draft/draft-store';
import type { BegunForm } from '../begun-forms';

interface Words {
  page: keyof typeof guardedPages;
  /** Completes 'Finish ...' and 'Continue ...'. `name` is empty if unknown. */
  what: (name: string) => string;
}

const words: Record<BegunForm['kind'], Words> = {
  camper: {
    page: 'camperCreate',
    what: (name) => `registering ${name || 'a camper'}`,
  },
  waitlist: {
    page: 'camperWaitlistCreate',
    what: (name) => `registering ${name || 'a camper'} for the waitlist`,
  },
  counselor: {
    page: 'counselorCreate',
    what: (name) => `registering ${name || 'someone'} as a counselor`,
  },
  application: {
    page: 'counselorApplicationCreate',
    what: (name) => (name ? `${name}’s counselor application` : 'the counselor application'),
  },
  staff: {
    page: 'staffCreate',
    what: (name) => (name ? `${name}’s staff application` : 'the staff application'),
  },
};

interface WaitingDraftsProps {
  begun: readonly BegunForm[];
  /** Whether continuing the first form is the page's primary action. */
  isMain: boolean;
}

/** Lists the forms that were started on this device and not sent, each with a link. */
export function WaitingDrafts({ begun, isMain }: WaitingDraftsProps) {
  return begun.map(({ kind, draft, from, nameFirst }, index) => {
    const { page, what } = words[kind];
    const { path } = guardedPages[page];
    const by = kind === 'application' ? 'counselor' : 'copyFrom';
    return (
      <Alert
        key={`${kind} ${from ?? ''}`}
        title={`Finish ${what(nameFirst)}`}
        action={
          <LinkButton
            to={from ? `${path}?${by}=${from}` : path}
            variant={isMain && index === 0 ? 'primary' : 'quiet'}
            aria-label={`Continue ${what(nameFirst)}`}
          >
            Continue
          </LinkButton>
        }
      >
        <p>
          You haven’t submitted this form yet. Your answers are on this device, saved {savedAtAsText(draft)}.
        </p>
      </Alert>
    );
  });
}
