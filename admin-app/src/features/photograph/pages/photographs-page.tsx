import { allPhotographsQuery } from '@camp/api-client/photograph/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { BackLink } from '@camp/ui/actions/back-link';
import { TextLink } from '@camp/ui/actions/text-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Snapshots } from '@camp/ui/illustrations/snapshots';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { AdminPage } from '../../../frame/admin-page';
import { PhotographList } from '../components/photograph-list';
import { PhotographUpload } from '../components/photograph-upload';
import { useUploads } from '../use-uploads';
import '../photographs.css';

/** `/admin/content/photographs`: the photographs of the gallery and the home page. */
export default function PhotographsPage() {
  const uploads = useUploads();
  const isUploading = uploads.uploads.some(({ state }) => state !== 'failed');
  const dirty = useRef(new Set<string>());
  const onDirty = useCallback((id: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(id);
    else dirty.current.delete(id);
  }, []);
  const hasUnsavedWork = useCallback(() => isUploading || dirty.current.size > 0, [isUploading]);
  const { adminContent, adminPhotographs } = guardedPages;
  return (
    <AdminPage
      title={adminPhotographs.title}
      lead={
        <>
          Photographs for the <TextLink to={publicPages.gallery.path}>gallery</TextLink> and the home page.
          Each stays hidden until you describe it, confirm consent, and choose where to show it.
        </>
      }
      back={<BackLink to={adminContent.path}>{adminContent.title}</BackLink>}
    >
      <PhotographUpload {...uploads} />
      <Loaded query={useQuery(allPhotographsQuery())} lines={6} label="Loading the photographs">
        {(photographs) =>
          photographs.length === 0 ? (
            <EmptyState title="No photographs yet" illustration={<Snapshots />}>
              Until you add some, the gallery says it’s coming soon, and the home page shows a drawing.
            </EmptyState>
          ) : (
            <PhotographList photographs={photographs} onDirty={onDirty} />
          )
        }
      </Loaded>
      <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>
        <p>
          {isUploading ? 'Some photographs are still being uploaded.' : 'You haven’t saved your changes.'}
        </p>
      </LeaveQuestion>
    </AdminPage>
  );
}
