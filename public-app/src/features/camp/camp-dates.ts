import {
  camperEnd,
  camperStart,
  campSundayStart,
  counselorTrainingTimes,
  dateFormats,
  endOfDueDay,
  formatGmt,
} from '@camp/contracts/camp/dates';
import { lateFee } from '@camp/contracts/camp/limits';
import type { CampRecord } from '@camp/contracts/camp/operations';

const lateFeeNote = `$${lateFee.toFixed(2)} late fee after this date`;

/**
 * A camp year's dates in order (docs/product/camp.md), for the home page: `date` as shown, `day` as `yyyy-MM-dd` for
 * machines. `hasPrice` is about the note.
 *
 * @param now only decides what is shown as past. The server applies the deadlines
 */
export function importantDates(camp: CampRecord, now: Date) {
  const training = counselorTrainingTimes(camp.counselorTraining);
  const moment = (title: string, at: Date, note?: string) => ({
    ...{ title, note, at, ends: at },
    date: formatGmt(at, dateFormats.dateAndTime),
  });
  const day = (title: string, at: string, note?: string) => ({
    ...{ title, note, at: new Date(at), ends: endOfDueDay(at) },
    date: formatGmt(at, dateFormats.date),
  });

  return [
    day('Registration opens', camp.registrationStart, 'For campers, counselors and staff'),
    day('Counselor and staff applications due', camp.registrationStaffEnd),
    day('Camper registration due', camp.registrationCamperEnd, lateFeeNote),
    moment(
      'Counselor training begins',
      training.start,
      `Until ${formatGmt(training.end, dateFormats.dateAndTime)}`,
    ),
    moment('Camper check-in', camperStart(camp.startDate)),
    moment('Camper departure', camperEnd(camp.endDate)),
    moment('Camp Sunday', campSundayStart(camp.campSunday), 'Worship and barbecue with families'),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ title, note, date, at, ends }) => ({
      ...{ title, note, date },
      day: formatGmt(at, 'yyyy-MM-dd'),
      isPast: ends < now,
      hasPrice: note === lateFeeNote,
    }));
}
