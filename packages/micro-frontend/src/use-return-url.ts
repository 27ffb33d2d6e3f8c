import { useSearchParams } from 'react-router-dom';
import { ownPath } from './return-url';

/** Where the person wanted to go before the login stood in the way. */
export interface ReturnUrl {
  /** Undefined when there is no such place, or none that is safe to follow. */
  returnUrl: string | undefined;
  /** The address of another page on the way to the login, which keeps the place. @param path of that page */
  keepIn: (path: string) => string;
}

/** Reads the place to return to from the address bar, so that signing up and verifying do not lose it. */
export function useReturnUrl(): ReturnUrl {
  const [query] = useSearchParams();
  const returnUrl = ownPath(query.get('returnUrl'));
  const keepIn = (path: string) =>
    returnUrl ? `${path}?${new URLSearchParams({ returnUrl }).toString()}` : path;
  return { returnUrl, keepIn };
}
