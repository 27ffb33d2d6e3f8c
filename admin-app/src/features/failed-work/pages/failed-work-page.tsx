import { failedJobsPageSize, failedJobsQuery } from '@camp/api-client/failed-work/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { FailedJob } from '@camp/contracts/failed-work/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { Pager } from '../../../list/pager';
import { DiscardDialog } from '../components/discard-dialog';
import { FailedJobEntry } from '../components/failed-work-entry';
import { WorkNotice } from '../components/work-notice';
import '../../../list/list-body.css';
import '../failed-work.css';

/** `/admin/failed-work`: lists failed jobs for emails, pictures and payments, with actions for each. */
export default function FailedJobsPage() {
  const { may } = useSession();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const work = useQuery(failedJobsQuery(page));
  const [toDiscard, setToDiscard] = useState<FailedJob>();
  const mayEdit = may('edit', 'admin');
  return (
    <AdminPage
      title={guardedPages.failedWork.title}
      lead="Emails that couldn’t be sent, refunds that were rejected and pictures that can’t be read."
    >
      <WorkNotice />
      <Loaded query={work} lines={6} label="Loading the failed jobs">
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title="Nothing has failed" illustration={<Campfire />}>
              Jobs that fail for good appear here, with the reason and what to do.
            </EmptyState>
          ) : (
            <>
              <ul className="failed-work camp-plain-list" aria-label="Failed jobs">
                {items.map((one) => (
                  <FailedJobEntry key={one._id} work={one} mayEdit={mayEdit} onDiscard={setToDiscard} />
                ))}
              </ul>
              <Pager
                page={page}
                pageSize={failedJobsPageSize}
                total={total}
                onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
              />
            </>
          )
        }
      </Loaded>
      {toDiscard && <DiscardDialog work={toDiscard} onClose={() => setToDiscard(undefined)} />}
    </AdminPage>
  );
}
