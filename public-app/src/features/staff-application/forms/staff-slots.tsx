import { dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { staffContent } from '@camp/contracts/content/staff';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { Prose } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import type { SectionSlots } from '../../../forms/form-sections';
import { ProofOfVaccination } from '../../../forms/proof-of-vaccination';
import { AlternatePositions, OtherPosition } from './position-fields';

interface StaffSlots {
  camp: CampRecord;
  /** At the beginning of the medical part. */
  beforeMedical?: ReactNode;
  /** A proof of vaccination is there already. */
  isProofStored?: boolean;
}

/** What the staff application has beside the fields of its declaration. */
export const staffSlots = ({
  camp,
  beforeMedical,
  isProofStored,
}: StaffSlots): SectionSlots<typeof staffApplicationRecord> => ({
  'staff-positions': {
    instead: { staffPositionsAlt: <AlternatePositions />, staffPositionOtherVal: <OtherPosition /> },
  },
  'days-at-camp': { before: <StaffDates camp={camp} /> },
  'overnight-stay': {
    before: (
      <Prose>
        <p>{staffContent.overnightStay}</p>
      </Prose>
    ),
  },
  medical: {
    before: beforeMedical,
    instead: {
      covidVaccineImage: (
        <ProofOfVaccination
          field={staffApplicationRecord.fields.covidVaccineImage}
          isStored={isProofStored}
        />
      ),
    },
  },
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
