import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { addressOf } from '@camp/contracts/registries/address-of';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { FoldedSection } from './folded-section';

const forms = [
  { page: guardedPages.camperCreate, label: 'Register a camper' },
  { page: guardedPages.counselorCreate, label: 'Register a counselor' },
  { page: guardedPages.staffCreate, label: 'Apply as staff' },
  { page: guardedPages.camperWaitlistCreate, label: 'Join the waitlist' },
] as const;

interface MoreFormsProps {
  /** The current camp, as far as it is known. */
  camp: CurrentCamp | undefined;
  now: Date;
  /** The form that the page leads to already, where it does. */
  offered: string | undefined;
  /** Nothing is sent yet. */
  isFirst: boolean;
}

/**
 * The ways to everything else that can be sent, the waitlist's quieter while spots are free: closed with the registration, but for a proof of vaccination, which is
 * taken until the camp begins (docs/product/vaccination.md).
 */
export function MoreForms({ camp, now, offered, isFirst }: MoreFormsProps) {
  const others = forms.filter(({ page }) => page.path !== offered);
  const hasBegun = !camp || now > new Date(camp.startDate);
  return (
    <FoldedSection id="more-forms" title="More forms" isOpen={isFirst || camp?.isFull === true}>
      <ButtonRow>
        {others.map(({ page, label }) => (
          <LinkButton
            key={label}
            to={addressOf(page)}
            variant={page === guardedPages.camperWaitlistCreate && !camp?.isFull ? 'link' : 'quiet'}
            disabled={!camp?.registrationOpen}
          >
            {label}
          </LinkButton>
        ))}
        <LinkButton to={addressOf(guardedPages.covidUpload)} variant="quiet" disabled={hasBegun}>
          Upload proof of vaccination
        </LinkButton>
      </ButtonRow>
    </FoldedSection>
  );
}
