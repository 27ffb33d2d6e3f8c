import { campContent } from '@camp/contracts/content/camp';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { useSavedContent } from '@camp/ui/content/use-saved-content';
import { useNavigationEntries } from '../navigation/use-navigation-entries';

/** The end of every page: the organization, and links to all public pages. */
export function Footer() {
  useSavedContent();
  const { menus, links } = useNavigationEntries();
  const linksOf = (areInfo: boolean) =>
    menus.flatMap((menu) => ((menu.label === 'Info') === areInfo ? menu.links : []));
  const { organization, contact } = campContent;
  return (
    <footer className="shell-footer">
      <div className="shell-footer__columns">
        <div>
          <p className="shell-footer__name">{campContent.name}</p>
          <p>
            {organization.legalName}
            <br />
            {organization.addressLines.join(', ')}
          </p>
          <p>
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </p>
          <p>
            <TextLink to={publicPages.privacy.path}>{publicPages.privacy.title}</TextLink>
            {' · '}
            <TextLink to={publicPages.terms.path}>{publicPages.terms.title}</TextLink>
          </p>
        </div>
        <nav aria-label="Footer" className="shell-footer__links">
          {[
            { title: 'About camp', entries: linksOf(true) },
            { title: 'Get involved', entries: [...linksOf(false), ...links] },
          ].map(({ title, entries }) => (
            <div key={title}>
              <p className="shell-footer__name">{title}</p>
              <ul className="camp-plain-list">
                {entries.map(({ label, to }) => (
                  <li key={label}>
                    <TextLink to={to}>{label}</TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
