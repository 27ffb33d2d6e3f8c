import { publicPages } from '@camp/contracts/registries/public-pages';
import { TextLink } from '@camp/ui/actions/text-link';

/** What applies to a form, above its submit button. New tabs, so that what was typed stays. */
export const FormTerms = () => (
  <p className="camp-note">
    By sending this form, you agree to our{' '}
    <TextLink newTab to={publicPages.terms.path}>
      terms
    </TextLink>
    . Our{' '}
    <TextLink newTab to={publicPages.privacy.path}>
      privacy notice
    </TextLink>{' '}
    says how we handle your data.
  </p>
);
