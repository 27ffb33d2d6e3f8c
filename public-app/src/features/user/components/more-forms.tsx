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
  /** The current camp, once loaded. */
  camp: CurrentCamp | undefined;
  now: Date;
  /** A form that the page already links to, if any. */
  offered: string | undefined;
  /** Whether nothing has been sent yet. */
  isFirst: boolean;
}

/**
 * Links to the other forms. The waitlist is less prominent while spots are free. All forms close with the
 * registration, except the proof of vaccination, which is accepted until camp starts (docs/product/vaccination.md).
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
