import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a mailed link carries: an address and a secret, or a token alone. */
const names = ['email', 'uuid', 'token'] as const;

/** What came along, empty where the link has none. */
export type LinkQuery = Record<(typeof names)[number], string>;

/**
 * Reads a mailed link's secret and takes it out of the address bar, so that it stays out of history, screenshots and
 * shared addresses.
 */
export function useLinkQuery(): LinkQuery {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => {
    const query = new URLSearchParams(search);
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as LinkQuery;
  });

  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!names.some((name) => rest.has(name))) return;
    for (const name of names) rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: state as unknown });
  }, [search, pathname, state, navigate]);

  return link;
}
