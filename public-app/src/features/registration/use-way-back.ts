import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';

/**
 * Where a form leads back to, saved or not: the list of the administration from which it was opened, as it was then;
 * else the profile.
 *
 * @returns address and title, by the address of the profile that the record belongs to
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
