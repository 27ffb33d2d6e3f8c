import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { healthOf, type HealthFact } from '@camp/contracts/records/health';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { parentName } from '../../list/whole-name';
import { attendeeWords } from './attendee-words';
import { inLines, type SheetGroup } from './sheets';

/** The people at camp with medical answers that the reader may see. */
export interface PeopleAtCamp {
  camper?: readonly CamperRecord[];
  counselor?: readonly CounselorRecord[];
  staff?: readonly StaffApplicationRecord[];
}

/** Somebody at camp, in the words of the nurse's sheets. */
export interface AtCamp {
  /** With the grade or the position. */
  name: string;
  health: readonly HealthFact[];
  doctor: string;
  call: string;
}

/**
 * A group for each kind of people, in the order of the lists.
 *
 * @param people of a year, including only seated campers
 * @param cellsOf the cells of somebody's line. Undefined for somebody who isn't on the sheet
 */
export const groupsByKind = (
  { camper = [], counselor = [], staff = [] }: PeopleAtCamp,
  cellsOf: (one: AtCamp) => readonly string[] | undefined,
): SheetGroup[] =>
  [
    groupOf('camper', camperRecord, camper, cellsOf, (one) => ({
      note: `${one.grade} grade`,
      doctor: [one.pediatricianName, one.pediatricianNumber],
      call: [one.emergencyContactName, one.emergencyContactPhone],
    })),
    groupOf('counselor', counselorRecord, counselor, cellsOf, (one) => ({
      note: `${one.grade} grade`,
      doctor: [one.pediatricianName, one.pediatricianNumber],
      call: [parentName(one), one.parentPhoneNumber],
    })),
    groupOf('staff', staffApplicationRecord, staff, cellsOf, (one) => ({
      note: one.staffPosition ?? '',
      doctor: [one.doctorName, one.doctorNumber],
      call: [one.emergencyContactName, one.emergencyContactPhone],
    })),
  ].filter(({ rows }) => rows.length > 0);

/** Name and phone number. */
type Contact = readonly [name: string | undefined, phone: string | undefined];

function groupOf<Row extends { nameFirst: string; nameLast: string }>(
  kind: AttendeeKind,
  record: RecordDeclaration,
  people: readonly Row[],
  cellsOf: (one: AtCamp) => readonly string[] | undefined,
  factsOf: (one: Row) => { note: string; doctor: Contact; call: Contact },
): SheetGroup {
  const rows = people.flatMap((one) => {
    const { note, doctor, call } = factsOf(one);
    const name = inLines(`${one.nameLast}, ${one.nameFirst}`, note);
    const cells = cellsOf({ name, health: healthOf(record, one), doctor: shown(doctor), call: shown(call) });
    return cells ? [cells] : [];
  });
  return { title: `${attendeeWords[kind]} (${rows.length})`, rows };
}

const shown = ([name, phone]: Contact) => inLines(name, shownPhone(phone ?? ''));
