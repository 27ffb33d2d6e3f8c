import { adminRoleName } from '@camp/contracts/access/default-roles';
import { can } from '@camp/contracts/access/can';
import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { useQuery } from '@tanstack/react-query';
import { useToken } from '../session';
import { currentUserQuery } from './queries';

/** The current person and their rights. */
export interface Session {
  isLoggedIn: boolean;
  /** Undefined for visitors, and until the server has responded. */
  user: CurrentUser | undefined;
  /** Whether the person has a right. Always false without a login. */
  may: (action: Action, subject: Subject) => boolean;
  /** Whether the person has the role that opens the Camp and Admin menus. */
  isAdministrator: boolean;
}

/** The current session, shared by the shell and all remotes. Rights end with it. */
export function useSession(): Session {
  const token = useToken();
  const isLoggedIn = token !== null;
  const { data } = useQuery({ ...currentUserQuery(), enabled: isLoggedIn });
  const user = isLoggedIn ? data : undefined;
  return {
    isLoggedIn,
    user,
    may: (action, subject) => can(user?.permissions, action, subject),
    isAdministrator: user?.roles.includes(adminRoleName) ?? false,
  };
}
