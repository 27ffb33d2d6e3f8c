import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { savedAtAsText } from '@camp/forms/draft/draft-store';
import type { BegunForm } from '../begun-forms';

/** What was begun, in words; `name` as far as it is known. */
const words: Record<
  BegunForm['kind'],
  {
    page: keyof typeof guardedPages;
    what: (name: string) => string;
    goOn: (name: string) => string;
  }
> = {
  camper: {
    page: 'camperCreate',
    what: (name) => `to register ${name}`,
    goOn: (name) => `the registration of ${name}`,
  },
  waitlist: {
    page: 'camperWaitlistCreate',
    what: (name) => `to register ${name} for the waitlist`,
    goOn: (name) => `the waitlist registration of ${name}`,
  },
  counselor: {
    page: 'counselorCreate',
    what: (name) => `to register ${name} as a counselor`,
    goOn: (name) => `the counselor registration of ${name}`,
  },
  application: {
    page: 'counselorApplicationCreate',
    what: (name) => `the counselor application of ${name}`,
    goOn: (name) => `the counselor application of ${name}`,
  },
  staff: {
    page: 'staffCreate',
    what: (name) => `the staff application of ${name}`,
    goOn: (name) => `the staff application of ${name}`,
  },
};

interface WaitingDraftsProps {
  begun: readonly BegunForm[];
  /** Whether to go on with the first of them is the page's main action. */
  isMain: boolean;
}

/** Tells of forms that were begun on this device and not sent, each with the way on. */
export function WaitingDrafts({ begun, isMain }: WaitingDraftsProps) {
  return begun.map(({ kind, draft, from, nameFirst }, index) => {
    const { page, what, goOn } = words[kind];
    const { path } = guardedPages[page];
    const by = kind === 'application' ? 'counselor' : 'copyFrom';
    const name = nameFirst || (kind === 'camper' || kind === 'waitlist' ? 'a camper' : 'somebody');
    return (
      <Alert
        key={`${kind} ${from ?? ''}`}
        title={`You have begun ${what(name)}`}
        action={
          <LinkButton
            to={from ? `${path}?${by}=${from}` : path}
            variant={isMain && index === 0 ? 'primary' : 'quiet'}
            aria-label={`Go on with ${goOn(name)}`}
          >
            Go on
          </LinkButton>
        }
      >
        <p>It is not sent yet. What you typed waits on this device, saved {savedAtAsText(draft)}.</p>
      </Alert>
    );
  });
}
