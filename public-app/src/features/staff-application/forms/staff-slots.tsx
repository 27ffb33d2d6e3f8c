import { campDaysFrom } from '@camp/contracts/camp/camp-days';
import { dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { staffContent } from '@camp/contracts/content/staff';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { Prose } from '@camp/ui/page/page-layout';
import type { SectionSlots } from '@camp/forms/form-sections';
import { medicalSlot, type SlotsFor } from '../../registration/medical-slot';
import { AlternatePositions, OtherPosition } from './position-fields';

/** The staff application's content around its declared fields. */
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
  medical: medicalSlot(shown, staffApplicationRecord.fields),
});

/** When staff arrive and leave. Days are always counted from the camp's first day. */
function StaffDates({ camp }: { camp: CampRecord }) {
  const { start, end } = staffTimes(camp);
  const day = (instant: Date) => formatGmt(instant, dateFormats.weekdayAndDate);
  const isAnyAfterwards = campDaysFrom(camp.startDate).some((helped) => new Date(helped) > end);
  return (
    <Prose>
      <p>
        Staff arrive on {day(start)} to set up and leave on {day(end)}. Check the days you’ll be there,
        starting with the first day of camp.
        {isAnyAfterwards && ` Days after ${formatGmt(end, 'MMMM d')} are for cleanup.`}
      </p>
    </Prose>
  );
}
