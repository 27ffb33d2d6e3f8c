import { dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { staffContent } from '@camp/contracts/content/staff';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { Prose } from '@camp/ui/page/page-layout';
import type { SectionSlots } from '../../../forms/form-sections';
import { medicalSlot, type SlotsFor } from '../../registration/medical-slot';
import { AlternatePositions, OtherPosition } from './position-fields';

/** What the staff application has beside the fields of its declaration. */
export const staffSlots = (shown: SlotsFor): SectionSlots<typeof staffApplicationRecord> => ({
  'staff-positions': {
    instead: { staffPositionsAlt: <AlternatePositions />, staffPositionOtherVal: <OtherPosition /> },
  },
  'days-at-camp': { before: <StaffDates camp={shown.camp} /> },
  'overnight-stay': {
    before: (
      <Prose>
        <p>{staffContent.overnightStay}</p>
      </Prose>
    ),
  },
  medical: medicalSlot(shown, staffApplicationRecord.fields.covidVaccineImage),
});

/** When staff are at camp, days before the children come and after they leave among it. */
function StaffDates({ camp }: { camp: CampRecord }) {
  const { start, end } = staffTimes(camp);
  const day = (instant: Date) => formatGmt(instant, dateFormats.weekdayAndDate);
  return (
    <Prose>
      <p>
        Staff are at camp from {day(start)}, to {day(end)}.
      </p>
    </Prose>
  );
}
