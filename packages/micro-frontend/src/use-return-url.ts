import { useSearchParams } from 'react-router-dom';
import { ownPath } from './return-url';

/** The page that the person wanted before the login, from the address bar. Sign-up and verification pass it on. */
export function useReturnUrl() {
  const [query] = useSearchParams();
  /** Undefined if there is none, or it isn't safe. */
  const returnUrl = ownPath(query.get('returnUrl'));
  /** The address of another page on the way to the login, with the same return address. @param path of that page */
  const withReturnUrl = (path: string) =>
    returnUrl ? `${path}?${new URLSearchParams({ returnUrl }).toString()}` : path;
  return { returnUrl, withReturnUrl };
}
