import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query of an emailed link: an address and a secret, or only a token. */
const names = ['email', 'uuid', 'token'] as const;

/** The values, which are empty if the link lacks them. */
export type LinkQuery = Record<(typeof names)[number], string>;

/**
 * Reads an emailed link's secret and removes it from the address bar, so that it stays out of history, screenshots and
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
