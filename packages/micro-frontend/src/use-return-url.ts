import { useSearchParams } from 'react-router-dom';
import { ownPath } from './return-url';

/** The page that the person wanted before the login, from the address bar. Sign-up and verification pass it on. */
export function useReturnUrl() {
  const [query] = useSearchParams();
  /** Undefined if the address has none, or an unsafe one. */
  const returnUrl = ownPath(query.get('returnUrl'));
  /** The address of another login page, with the same return address. @param path of that page */
  const withReturnUrl = (path: string) =>
    returnUrl ? `${path}?${new URLSearchParams({ returnUrl }).toString()}` : path;
  return { returnUrl, withReturnUrl };
}
