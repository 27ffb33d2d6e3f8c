import { call } from '@camp/api-client/call';
import { useSession } from '@camp/api-client/user/use-session';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { LinkKind, UserListRecord } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { MailIcon, PencilIcon, RetryIcon, TrashIcon } from '@camp/ui/icons';
import type { MenuItem } from '@camp/ui/overlays/menu';
import { TextLink } from '@camp/ui/actions/text-link';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBody } from '../../../list/list-body';
import { ListLayout } from '../../../list/list-layout';
import { countInWords } from '../../../list/list-view';
import { useList } from '../../../list/use-list';
import { wholeName } from '../../../list/whole-name';
import { DeleteUser } from '../components/delete-user';
import { RemoveLoginCodes } from '../components/remove-login-codes';
import { UserDetail } from '../components/user-detail';
import { UserRoles, useSaveRoles, type RolesBefore } from '../components/user-roles';
import { userListView } from '../list/user-list-view';
import '../user-list.css';

const editAddress = ({ _id }: UserListRecord) => addressOf(guardedPages.userEdit, { id: _id });

/** `/admin/users`: every account and its roles (docs/product/administration.md). */
export default function UsersPage() {
  const { user: me, may, isAdministrator } = useSession();
  const toast = useToast();
  const [before, setBefore] = useState<RolesBefore>();
  const [withLostCodes, setWithLostCodes] = useState<UserListRecord>();
  const [toDelete, setToDelete] = useState<UserListRecord>();
  const save = useSaveRoles(setBefore);
  const view = {
    ...userListView,
    cells: {
      ...userListView.cells,
      roles: (user: UserListRecord) => <UserRoles user={user} save={save} />,
    },
  };
  const list = useList(view, true);
  const sendLink = useSendLink();
  const { address, change } = list;

  const askToDelete = (user: UserListRecord) => {
    if (user._id === me?._id) toast.error('Cannot delete yourself!');
    else setToDelete(user);
  };
  const actionsFor = (user: UserListRecord): MenuItem[] => [
    { label: 'Edit', icon: <PencilIcon />, to: editAddress(user) },
    {
      label: 'Send password reset',
      icon: <MailIcon />,
      onSelect: () => sendLink.mutate({ user, kind: 'reset' }),
    },
    ...(user.emailVerified
      ? []
      : [
          {
            label: 'Send verification again',
            icon: <MailIcon />,
            onSelect: () => sendLink.mutate({ user, kind: 'verification' }),
          },
        ]),
    ...(isAdministrator && user.hasLoginCodes && user._id !== me?._id
      ? [{ label: 'Remove login codes', icon: <RetryIcon />, onSelect: () => setWithLostCodes(user) }]
      : []),
    ...(may('delete', 'user')
      ? [{ label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: () => askToDelete(user) }]
      : []),
  ];
  return (
    <ListLayout
      list={list}
      title={guardedPages.adminUsers.title}
      lead={list.page.data && countInWords(view.words, list.page.data.total)}
      searchHint="Name, email or phone"
    >
      {before && (
        <Alert
          kind="success"
          role="status"
          data-print="hide"
          title={`${wholeName(before.user)}: roles saved`}
        >
          <Button
            size="small"
            variant="quiet"
            busy={save.isPending}
            onClick={() => save.mutate({ ...before, isUndo: true })}
          >
            Undo
          </Button>
        </Alert>
      )}
      <ListBody
        list={list}
        actions={actionsFor}
        detail={({ row }) => (
          <UserDetail user={row} actions={row && <TextLink to={editAddress(row)}>Edit</TextLink>} />
        )}
        empty={{
          title: 'No accounts yet',
          words: 'People appear here as they sign up.',
          drawing: null,
        }}
      />
      {withLostCodes && <RemoveLoginCodes user={withLostCodes} onClose={() => setWithLostCodes(undefined)} />}
      {toDelete && (
        <DeleteUser
          user={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={(id) => {
            if (address.open === id) change({ open: '' });
          }}
        />
      )}
    </ListLayout>
  );
}

/** Requests an emailed link and shows a confirmation. */
function useSendLink() {
  const toast = useToast();
  return useMutation({
    mutationFn: ({ user, kind }: { user: UserListRecord; kind: LinkKind }) =>
      call(userOperations.sendLink, { params: { id: user._id }, body: { kind } }),
    onSuccess: (_done, { user }) => toast.success(`We’ve emailed the link to ${user.email}.`),
  });
}
