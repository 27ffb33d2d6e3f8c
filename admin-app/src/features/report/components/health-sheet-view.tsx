import { camperListSource } from '@camp/api-client/camper/queries';
import { counselorListSource } from '@camp/api-client/counselor/queries';
import { readAllRows, type ListCallQuery } from '@camp/api-client/list-source';
import { messageFor } from '@camp/api-client/problem';
import { staffApplicationListSource } from '@camp/api-client/staff-application/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { Alert } from '@camp/ui/feedback/alert';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { healthGroups, healthHeadings, type PeopleAtCamp } from '../health-sheet';
import { healthSheet } from '../sheets';
import { SheetPaper } from './sheet-paper';

const kinds: readonly AttendeeKind[] = ['camper', 'counselor', 'staff'];
const plural: Record<AttendeeKind, string> = { camper: 'campers', counselor: 'counselors', staff: 'staff' };

/** The nurse's sheet: everybody at camp whose health somebody has to know about. */
export function HealthSheetView({ year }: { year: number }) {
  const { may } = useSession();
  const seen = kinds.filter((kind) => may('data', kind) && may('view-all', kind));
  const hidden = kinds.filter((kind) => !seen.includes(kind)).map((kind) => plural[kind]);
  const people = useQuery({
    queryKey: [...camperListSource.key({ year }), healthSheet.id, ...seen],
    queryFn: ({ signal }) => peopleAtCamp(seen, { year, sort: 'nameLast' }, signal),
    meta: { quiet: true },
  });
  if (people.isPending) return <Skeleton lines={8} label={`Loading ${healthSheet.title}`} />;
  if (people.isError)
    return (
      <ErrorState onRetry={() => void people.refetch()} retrying={people.isFetching}>
        {messageFor(people.error)}
      </ErrorState>
    );
  const groupsForFile = async () =>
    healthGroups(await peopleAtCamp(seen, { year, sort: 'nameLast', purpose: 'file' }));
  return (
    <>
      {hidden.length > 0 && (
        <Alert kind="warning">
          <p>Health answers are hidden for your role: {hidden.join(' and ')} are not on this sheet.</p>
        </Alert>
      )}
      <SheetPaper
        {...healthSheet}
        headings={healthHeadings}
        groups={healthGroups(people.data)}
        groupsForFile={groupsForFile}
        nobody="No health concerns reported."
        year={year}
      />
    </>
  );
}

/** @param seen the kinds whose health the reader may know of */
async function peopleAtCamp(
  seen: readonly AttendeeKind[],
  query: ListCallQuery,
  signal?: AbortSignal,
): Promise<PeopleAtCamp> {
  const options = { ...(signal && { signal }) };
  const [camper, counselor, staff] = await Promise.all([
    seen.includes('camper') ? readAllRows(camperListSource, { ...query, waitlist: 'false' }, options) : [],
    seen.includes('counselor') ? readAllRows(counselorListSource, query, options) : [],
    seen.includes('staff') ? readAllRows(staffApplicationListSource, query, options) : [],
  ]);
  return { camper, counselor, staff };
}
