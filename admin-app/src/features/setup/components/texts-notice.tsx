import { contentListQuery } from '@camp/api-client/content/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { savedContent } from '@camp/contracts/content/saved-content';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Alert } from '@camp/ui/feedback/alert';
import { useQuery } from '@tanstack/react-query';
import { campStep } from '../steps';
import { textsWithClaims } from '../texts-with-claims';

/** Reminds administrators of another camp than the example that families still read the example's claims. */
export function TextsNotice() {
  const { isAdministrator } = useSession();
  const hasOwnName = savedContent().camp?.values.name !== undefined;
  const { data = [] } = useQuery({ ...contentListQuery(), enabled: isAdministrator && hasOwnName });
  const count = hasOwnName ? textsWithClaims(data).length : 0;
  if (count === 0) return null;
  return (
    <Alert
      kind="warning"
      role="status"
      title={`${count} ${count === 1 ? 'text' : 'texts'} may say what isn’t true of your camp`}
    >
      <p>
        Families still read the original words.{' '}
        <TextLink to={`${guardedPages.adminSetup.path}?step=${campStep}`}>Check these texts</TextLink>
      </p>
    </Alert>
  );
}
