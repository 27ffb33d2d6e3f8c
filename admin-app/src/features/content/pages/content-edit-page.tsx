import { contentQuery } from '@camp/api-client/content/queries';
import {
  contentSubjectNames,
  contentSubjects,
  type ContentSubjectName,
} from '@camp/contracts/content/subjects';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { ContentForm } from '../components/content-form';

/** `/admin/content/{subject}`: a form of the subject's words, with a preview and the versions. */
export default function ContentEditPage() {
  const { subject } = useParams();
  const name = contentSubjectNames.find((one) => one === subject);
  const { adminContent, adminContentEdit } = guardedPages;
  return (
    <AdminPage
      title={name ? contentSubjects[name].label : adminContentEdit.title}
      lead={name && contentSubjects[name].about}
      back={<BackLink to={adminContent.path}>Texts</BackLink>}
    >
      {name ? (
        <Editor key={name} subject={name} />
      ) : (
        <EmptyState title="Text not found">Check the address, or go back to the list of texts.</EmptyState>
      )}
    </AdminPage>
  );
}

function Editor({ subject }: { subject: ContentSubjectName }) {
  return (
    <Loaded query={useQuery(contentQuery(subject))} lines={8} label="Loading the text">
      {(record) => <ContentForm record={record} />}
    </Loaded>
  );
}
