import type { useSession } from '@camp/api-client/user/use-session';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { railGroups } from '@camp/contracts/registries/rail';
import { LinkButton } from '@camp/ui/actions/link-button';

/** A page of the administration. */
interface Destination {
  name: string;
  path: string;
}

/** The administration's pages that a person may open. Empty for families. */
export const administrationDestinations = (may: ReturnType<typeof useSession>['may']): Destination[] =>
  railGroups.flat().flatMap((name) => {
    const page = guardedPageList.find(
      ({ rail, needs }) => rail === name && (!needs || may(needs.action, needs.subject)),
    );
    return page ? [{ name, path: page.path }] : [];
  });

/** Links into the administration, for people with rights to it. */
export function AdministrationLinks({ destinations }: { destinations: readonly Destination[] }) {
  if (destinations.length === 0) return null;
  return (
    <nav aria-labelledby="administration-title" className="user-administration">
      <h2 id="administration-title">Administration</h2>
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
