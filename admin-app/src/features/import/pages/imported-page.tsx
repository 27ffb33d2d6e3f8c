import { importsQuery } from '@camp/api-client/import/queries';
import { importKindWords } from '@camp/contracts/import/kinds';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { ImportedRecords } from '../components/imported-records';
import { inRows } from '../use-import';
import '../import.css';

/** `/admin/import/:id`: the records of one import. */
export default function ImportedPage() {
  const { id } = useParams();
  const { adminImport, adminImported } = guardedPages;
  const imports = useQuery(importsQuery());
  const found = imports.data?.find(({ _id }) => _id === id);
  return (
    <AdminPage
      title={adminImported.title}
      lead={found && `${importKindWords[found.kind]} from ${found.name}, ${inRows(found.rows)}`}
      back={<BackLink to={adminImport.path}>{adminImport.title}</BackLink>}
    >
      <Loaded query={imports} lines={8} label="Loading the import">
        {() =>
          found ? (
            <ImportedRecords record={found} />
          ) : (
            <EmptyState title="This import doesn’t exist">Someone may have undone it.</EmptyState>
          )
        }
      </Loaded>
    </AdminPage>
  );
}
