import { campEvents } from '@camp/contracts/camp/events';
import { dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { KeyValueList } from '@camp/ui/content/key-value-list';

/** The days that a counselor has to be available: training, drop-off and pick-up. */
export function CampDatesBanner({ camp }: { camp: CampRecord }) {
  const { start, end } = staffTimes(camp);
  const shownOf = (name: string) => campEvents(camp).find((event) => event.name === name)?.shown;
  const day = (instant: Date) => formatGmt(instant, dateFormats.weekdayAndDate);
  return (
    <Alert kind="info" title={`Dates for counselors in ${camp.year}`}>
      <KeyValueList
        items={[
          { label: 'Counselor training', value: shownOf('Counselor training') },
          { label: 'Counselor drop-off', value: day(start) },
          { label: 'Counselor pick-up', value: day(end) },
        ]}
      />
    </Alert>
  );
}
