import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { RoleForm } from '../components/role-form';

/** `/role/create`. */
export default function RoleCreatePage() {
  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={guardedPages.roleCreate.title}
        back={<BackLink to={guardedPages.roleList.path}>Back</BackLink>}
      />
      <RoleForm />
    </PageLayout>
  );
}
