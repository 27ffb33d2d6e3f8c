import { camperListSource } from '@camp/api-client/camper/queries';
import { counselorListSource } from '@camp/api-client/counselor/queries';
import { readAllRows, type ListCallQuery } from '@camp/api-client/list-source';
import { staffApplicationListSource } from '@camp/api-client/staff-application/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { Alert } from '@camp/ui/feedback/alert';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { attendeeWords } from '../attendee-words';
import type { NurseSheet } from '../nurse-sheets';
import type { PeopleAtCamp } from '../people-at-camp';
import { SheetPaper } from './sheet-paper';

const kinds: readonly AttendeeKind[] = ['camper', 'counselor', 'staff'];

interface NurseSheetViewProps {
  sheet: NurseSheet;
  year: number;
}

/** A sheet of everybody at camp, as far as the person may see their medical answers. */
export function NurseSheetView({ sheet, year }: NurseSheetViewProps) {
  const { may } = useSession();
  const seen = kinds.filter((kind) => may('data', kind) && may('view-all', kind));
  const hidden = kinds
    .filter((kind) => !seen.includes(kind))
    .map((kind) => attendeeWords[kind].toLowerCase());
  const people = useQuery({
    // The sheets have the same people.
    queryKey: [...camperListSource.key({ year }), 'at-camp', ...seen],
    queryFn: ({ signal }) => peopleAtCamp(seen, { year, sort: 'nameLast' }, signal),
    meta: { quiet: true },
  });
  const groupsForFile = async () =>
    sheet.groups(await peopleAtCamp(seen, { year, sort: 'nameLast', purpose: 'file' }));
  return (
    <Loaded query={people} lines={8} label={`Loading ${sheet.title}`}>
      {(found) => (
        <>
          {hidden.length > 0 && (
            <Alert kind="warning">
              <p>
                Your role can’t see all medical answers, so {hidden.join(' and ')} aren’t on this sheet. Ask a
                camp administrator for access.
              </p>
            </Alert>
          )}
          <SheetPaper {...sheet} groups={sheet.groups(found)} groupsForFile={groupsForFile} year={year} />
        </>
      )}
    </Loaded>
  );
}

/** @param seen the kinds whose medical answers the reader may see */
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
