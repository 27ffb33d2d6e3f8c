import { campContent } from '@camp/contracts/content/camp';
import { TextLink } from '@camp/ui/text-link';
import { useNavigationEntries } from '../navigation/use-navigation-entries';
import { SocialLinks } from './social-links';

/** The end of every page: who runs the camp, and every public page once more. */
export function Footer() {
  const { menus, links } = useNavigationEntries();
  const { organization, contact } = campContent;
  return (
    <footer className="shell-footer">
      <div className="shell-footer__columns">
        <div>
          <p className="shell-footer__name">{campContent.name}</p>
          <p>{campContent.tagline}.</p>
          <p>
            {organization.legalName}
            <br />
            {organization.addressLines.join(', ')}
          </p>
          <p>
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="shell-footer__links">
            {[...menus.flatMap((menu) => menu.links), ...links].map(({ label, to }) => (
              <li key={label}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <SocialLinks className="shell-footer__links" />
      </div>
    </footer>
  );
}
