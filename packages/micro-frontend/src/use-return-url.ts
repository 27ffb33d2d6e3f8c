import { useSearchParams } from 'react-router-dom';
import { ownPath } from './return-url';

/**
 * Reads from the address bar where the person wanted to go before the login stood in the way, so that signing up and
 * verifying do not lose it.
 */
export function useReturnUrl() {
  const [query] = useSearchParams();
  /** Undefined when there is no such place, or none that is safe to follow. */
  const returnUrl = ownPath(query.get('returnUrl'));
  /** The address of another page on the way to the login, which keeps the place. @param path of that page */
  const withReturnUrl = (path: string) =>
    returnUrl ? `${path}?${new URLSearchParams({ returnUrl }).toString()}` : path;
  return { returnUrl, withReturnUrl };
}
