import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { AdminPage } from '../../../frame/admin-page';
import { RoleForm } from '../components/role-form';

/** `/role/create`. */
export default function RoleCreatePage() {
  return (
    <AdminPage
      title={guardedPages.roleCreate.title}
      back={<BackLink to={guardedPages.roleList.path}>Back</BackLink>}
    >
      <RoleForm />
    </AdminPage>
  );
}
