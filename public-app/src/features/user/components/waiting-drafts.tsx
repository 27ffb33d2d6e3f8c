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
    by: string;
    told: (name: string) => string;
    goOn: (name: string) => string;
    nobody: string;
  }
> = {
  camper: {
    page: 'camperCreate',
    by: 'copyFrom',
    told: (name) => `You have begun to register ${name}`,
    goOn: (name) => `Go on with the registration of ${name}`,
    nobody: 'a camper',
  },
  waitlist: {
    page: 'camperWaitlistCreate',
    by: 'copyFrom',
    told: (name) => `You have begun to register ${name} for the waitlist`,
    goOn: (name) => `Go on with the waitlist registration of ${name}`,
    nobody: 'a camper',
  },
  counselor: {
    page: 'counselorCreate',
    by: 'copyFrom',
    told: (name) => `You have begun to register ${name} as a counselor`,
    goOn: (name) => `Go on with the counselor registration of ${name}`,
    nobody: 'somebody',
  },
  application: {
    page: 'counselorApplicationCreate',
    by: 'counselor',
    told: (name) => `You have begun the counselor application of ${name}`,
    goOn: (name) => `Go on with the counselor application of ${name}`,
    nobody: 'somebody',
  },
  staff: {
    page: 'staffCreate',
    by: 'copyFrom',
    told: (name) => `You have begun the staff application of ${name}`,
    goOn: (name) => `Go on with the staff application of ${name}`,
    nobody: 'somebody',
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
    const { page, by, told, goOn, nobody } = words[kind];
    const { path } = guardedPages[page];
    const name = nameFirst || nobody;
    return (
      <Alert
        key={`${kind} ${from ?? ''}`}
        title={told(name)}
        action={
          <LinkButton
            to={from ? `${path}?${by}=${from}` : path}
            variant={isMain && index === 0 ? 'primary' : 'quiet'}
            aria-label={goOn(name)}
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
