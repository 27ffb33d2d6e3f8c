import { camperListSource } from '@camp/api-client/camper/queries';
import { readAllRows } from '@camp/api-client/list-source';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import type { Sheet } from '../sheets';
import { SheetPaper } from './sheet-paper';

interface SheetViewProps {
  sheet: Sheet;
  year: number;
}

/** A sheet of the seated campers. */
export function SheetView({ sheet, year }: SheetViewProps) {
  const query = { year, waitlist: 'false', sort: 'nameLast' };
  const campers = useQuery({
    queryKey: [...camperListSource.key(query), 'sheet'],
    queryFn: ({ signal }) => readAllRows(camperListSource, query, { signal }),
    meta: { quiet: true },
  });
  const groupsForFile = async () =>
    sheet.groups(await readAllRows(camperListSource, { ...query, purpose: 'file' }));
  return (
    <Loaded query={campers} lines={8} label={`Loading ${sheet.title}`}>
      {(rows) => (
        <SheetPaper {...sheet} groups={sheet.groups(rows)} groupsForFile={groupsForFile} year={year} />
      )}
    </Loaded>
  );
}
