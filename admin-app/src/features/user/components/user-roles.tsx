import { call } from '@camp/api-client/call';
import { roleListQuery } from '@camp/api-client/role/queries';
import { userKeys } from '@camp/api-client/user/queries';
import type { UserListRecord } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { CheckboxMenu } from '@camp/ui/overlays/checkbox-menu';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wholeName } from '../../../list/whole-name';

/** The roles before a change. `user` has the saved roles. */
export interface RolesBefore {
  user: UserListRecord;
  roles: readonly string[];
}

/** Saves a person's roles as they are selected (docs/product/user.md). @param onSaved gets the previous roles */
export function useSaveRoles(onSaved: (before: RolesBefore | undefined) => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, roles }: RolesBefore & { isUndo?: boolean }) =>
      call(userOperations.update, {
        params: { id: user._id },
        body: { roles: [...roles], rolesBefore: user.roles },
      }),
    onSuccess: async (_saved, { user, roles, isUndo }) => {
      toast.success('User updated successfully.');
      // Undo disappears with its notice.
      if (isUndo) closeToHeading(() => onSaved(undefined));
      else onSaved({ user: { ...user, roles: [...roles] }, roles: user.roles });
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
}

interface UserRolesProps {
  user: UserListRecord;
  save: ReturnType<typeof useSaveRoles>;
}

/** The roles of one person. Clicking a role toggles it (docs/product/user.md). */
export function UserRoles({ user, save }: UserRolesProps) {
  const { data: roles = [] } = useQuery(roleListQuery());
  const toggle = (name: string, isHeld: boolean) =>
    save.mutate({
      user,
      roles: isHeld ? [...user.roles, name] : user.roles.filter((role) => role !== name),
    });
  return (
    <CheckboxMenu
      label="Roles"
      accessibleLabel={`Roles of ${wholeName(user)}`}
      options={roles.map(({ name }) => name)}
      value={user.roles}
      busy={save.isPending}
      onToggle={toggle}
    />
  );
}
