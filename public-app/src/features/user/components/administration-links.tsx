import type { Destination } from '@camp/contracts/registries/administration-pages';
import { LinkButton } from '@camp/ui/actions/link-button';
import { TextLink } from '@camp/ui/actions/text-link';
import { userSecurityPath } from '../paths';
import { LoginCodesDue } from './login-codes-due';

/** Links into the administration, for people with rights to it. */
export function AdministrationLinks({ destinations }: { destinations: readonly Destination[] }) {
  if (destinations.length === 0) return null;
  return (
    <nav aria-labelledby="administration-title" className="user-administration">
      <h2 id="administration-title">Administration</h2>
      <LoginCodesDue action={<TextLink to={userSecurityPath}>Set one up</TextLink>} />
      <ul className="camp-button-row camp-plain-list">
        {destinations.map(({ name, path }) => (
          <li key={name}>
            <LinkButton to={path} size="small" variant="quiet">
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
