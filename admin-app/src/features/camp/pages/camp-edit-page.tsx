import { campListQuery } from '@camp/api-client/camp/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { CampForm } from '../components/camp-form';

/** `/camp/edit/{id}` and `/camp/create`: the form of a camp year, with a preview for families. */
export default function CampEditPage() {
  const { id } = useParams();
  const list = useQuery(campListQuery());
  const camp = list.data?.find(({ _id }) => _id === id);
  const { campCreate, campEdit, campList } = guardedPages;
  return (
    <AdminPage
      title={id ? (camp ? `${campEdit.title} ${camp.year}` : campEdit.title) : campCreate.title}
      back={<BackLink to={campList.path}>Back</BackLink>}
    >
      <Loaded query={list} lines={6} label="Loading the camps">
        {(camps) =>
          id && !camp ? (
            <EmptyState title="Camp not found">
              Check the address, or go back to the list of camps.
            </EmptyState>
          ) : (
            <CampForm key={id} camp={camp} camps={camps} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
