import { roleListQuery } from '@camp/api-client/role/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { RoleForm } from '../components/role-form';

/** `/role/edit/{id}` and `/role/create`: the form of a role. */
export default function RoleEditPage() {
  const { id } = useParams();
  const list = useQuery({ ...roleListQuery(), enabled: id !== undefined });
  const { roleCreate, roleEdit, roleList } = guardedPages;
  return (
    <AdminPage title={(id ? roleEdit : roleCreate).title} back={<BackLink to={roleList.path}>Back</BackLink>}>
      {id ? (
        <Loaded query={list} lines={6} label="Loading the role">
          {(roles) => {
            const role = roles.find(({ _id }) => _id === id);
            if (role) return <RoleForm key={id} role={role} />;
            return <EmptyState title="This role no longer exists">It may have been deleted.</EmptyState>;
          }}
        </Loaded>
      ) : (
        <RoleForm />
      )}
    </AdminPage>
  );
}
