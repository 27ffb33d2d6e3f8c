import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a mailed link carries. */
export interface LinkQuery {
  email: string;
  uuid: string;
}

/**
 * Reads a mailed link's secret and takes it out of the address bar, so that it stays out of history, screenshots and
 * shared addresses.
 */
export function useLinkQuery(): LinkQuery {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => {
    const query = new URLSearchParams(search);
    return { email: query.get('email') ?? '', uuid: query.get('uuid') ?? '' };
  });

  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has('email') && !rest.has('uuid')) return;
    rest.delete('email');
    rest.delete('uuid');
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: state as unknown });
  }, [search, pathname, state, navigate]);

  return link;
}
