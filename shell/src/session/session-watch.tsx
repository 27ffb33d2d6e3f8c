import { lastSessionEnd, useToken } from '@camp/api-client/session';
import { pages } from '@camp/contracts/registries/pages';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageAt } from '../routing/page-at';

/**
 * Clears what belonged to the person when a session ends, and leads to the login page when the server ended it
 * (product.md section 8). Guarded pages lead there by themselves, with the way back.
 */
export function SessionWatch() {
  const token = useToken();
  const before = useRef(token);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname } = useLocation();

  useEffect(() => {
    const hasEnded = before.current !== null && token === null;
    before.current = token;
    if (!hasEnded) return;
    // The camp's own records are everyone's; everything else may be personal.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'camp' });
    if (lastSessionEnd() !== 'expired') return;
    toast.info('Your session has expired. Please log in again.');
    if (!pageAt(pathname)?.guarded) void navigate(pages.login.path);
  }, [token, queryClient, navigate, pathname, toast]);

  return null;
}
