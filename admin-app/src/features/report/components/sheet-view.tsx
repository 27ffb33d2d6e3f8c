import { camperListSource } from '@camp/api-client/camper/queries';
import { readAllRows } from '@camp/api-client/list-source';
import { messageFor } from '@camp/api-client/problem';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Sheet } from '../sheets';
import { SheetPaper } from './sheet-paper';

interface SheetViewProps {
  sheet: Sheet;
  year: number;
}

/** A sheet of the campers who hold a seat. */
export function SheetView({ sheet, year }: SheetViewProps) {
  const query = { year, waitlist: 'false', sort: 'nameLast' };
  const campers = useQuery({
    queryKey: [...camperListSource.key(query), 'sheet'],
    queryFn: ({ signal }) => readAllRows(camperListSource, query, { signal }),
    meta: { quiet: true },
  });
  if (campers.isPending) return <Skeleton lines={8} label={`Loading ${sheet.title}`} />;
  if (campers.isError)
    return (
      <ErrorState onRetry={() => void campers.refetch()} retrying={campers.isFetching}>
        {messageFor(campers.error)}
      </ErrorState>
    );
  const groupsForFile = async () =>
    sheet.groups(await readAllRows(camperListSource, { ...query, purpose: 'file' }));
  return (
    <SheetPaper {...sheet} groups={sheet.groups(campers.data)} groupsForFile={groupsForFile} year={year} />
  );
}
