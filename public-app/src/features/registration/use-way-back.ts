import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';

/**
 * The address to which a form returns, saved or not: the administration's list that opened it, otherwise the profile.
 *
 * @returns a function that takes the address of the record's profile and returns address and title
 */
export function useWayBack() {
  const { returnUrl } = useReturnUrl();
  const pathname = returnUrl?.split(/[?#]/, 1)[0];
  const list = guardedPageList.find(
    ({ app, path, aliases = [] }) =>
      app === 'admin-app' && [path, ...aliases].some((one) => one === pathname),
  );
  return (profile: string) =>
    returnUrl !== undefined && list
      ? { to: returnUrl, label: list.title }
      : { to: profile, label: 'Profile' };
}
