import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';

/** Where a form leads back to. */
export interface WayBack {
  to: string;
  /** What is there. */
  label: string;
}

/**
 * Where a form leads back to, saved or not: the list of the administration from which it was opened, as it was then;
 * else the profile.
 *
 * @param profile address of the profile that the record belongs to
 */
export function useWayBack(): (profile: string) => WayBack {
  const { returnUrl } = useReturnUrl();
  const pathname = returnUrl?.split(/[?#]/, 1)[0];
  const list = guardedPageList.find(
    ({ app, path, aliases = [] }) =>
      app === 'admin-app' && [path, ...aliases].some((one) => one === pathname),
  );
  return (profile) =>
    returnUrl !== undefined && list
      ? { to: returnUrl, label: list.title }
      : { to: profile, label: 'Profile' };
}
