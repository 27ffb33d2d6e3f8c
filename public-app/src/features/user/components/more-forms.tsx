import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { ButtonRow } from '@camp/ui/button';
import { LinkButton } from '@camp/ui/link-button';
import { Section } from '@camp/ui/page-layout';
import { isExistingPage } from '../existing-page';

const forms = [
  { to: '/counselor/create', label: 'Register a counselor' },
  { to: '/staff/create', label: 'Apply as staff' },
  { to: guardedPages.camperWaitlistCreate.path, label: 'Ask for the waitlist' },
  { to: '/covid-19-upload', page: '/covid-19-upload/:id?', label: 'Upload a proof of vaccination' },
] as const;

const isThere = (form: (typeof forms)[number]) => isExistingPage('page' in form ? form.page : form.to);

/** The ways to everything else that can be sent; closed with the registration. */
export function MoreForms({ registrationOpen }: { registrationOpen: boolean }) {
  return (
    <Section id="more-forms" title="More forms">
      <ButtonRow>
        {forms.filter(isThere).map(({ to, label }) => (
          <LinkButton key={to} to={to} variant="quiet" disabled={!registrationOpen}>
            {label}
          </LinkButton>
        ))}
      </ButtonRow>
    </Section>
  );
}
