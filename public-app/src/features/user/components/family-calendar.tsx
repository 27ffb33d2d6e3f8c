import { familyCalendarFile } from '@camp/contracts/camp/family-calendar';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { PriorRecords } from '@camp/contracts/related-records/operations';
import { CalendarIcon } from '@camp/ui/icons';
import { Button } from '@camp/ui/actions/button';
import { saveCalendar } from '../../camp-information/save-calendar';

interface FamilyCalendarProps {
  camp: CampRecord;
  records: PriorRecords;
}

/** The family's own deadlines and camp days as a calendar file. */
export function FamilyCalendar({ camp, records }: FamilyCalendarProps) {
  const { camper, counselor, staff } = records;
  if (camper.length + counselor.length + staff.length === 0) return null;
  const save = () => saveCalendar(familyCalendarFile(camp, records, window.location.hostname), camp);
  return (
    <div>
      <Button variant="quiet" icon={<CalendarIcon />} onClick={save}>
        Add my family’s dates to my calendar
      </Button>
    </div>
  );
}
