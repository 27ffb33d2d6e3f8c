import { adminRoleName } from '@camp/contracts/access/default-roles';
import { can } from '@camp/contracts/access/can';
import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { useQuery } from '@tanstack/react-query';
import { useToken } from '../session';
import { currentUserQuery } from './queries';

/** The person at the screen and what they may do. */
export interface Session {
  isLoggedIn: boolean;
  /** Undefined for visitors and until the server has answered. */
  user: CurrentUser | undefined;
  /** False for everything without a login. */
  may: (action: Action, subject: Subject) => boolean;
  /** Holds the role that opens the Camp and Admin menus. */
  isAdministrator: boolean;
}

/** Who is logged in, the same in the shell and in every remote; rights end with the login. */
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
