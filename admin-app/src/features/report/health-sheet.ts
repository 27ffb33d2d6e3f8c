import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { healthOf } from '@camp/contracts/records/health';
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

export const healthHeadings = ['Name', 'Health', 'Doctor', 'Who to call'] as const;

/** Everybody with a health alert, by kind and last name. @param people of a year, including only seated campers */
export const healthGroups = ({ camper = [], counselor = [], staff = [] }: PeopleAtCamp): SheetGroup[] =>
  [
    groupOf('camper', camperRecord, camper, (one) => ({
      note: `${one.grade} grade`,
      doctor: [one.pediatricianName, one.pediatricianNumber],
      call: [one.emergencyContactName, one.emergencyContactPhone],
    })),
    groupOf('counselor', counselorRecord, counselor, (one) => ({
      note: `${one.grade} grade`,
      doctor: [one.pediatricianName, one.pediatricianNumber],
      call: [parentName(one), one.parentPhoneNumber],
    })),
    groupOf('staff', staffApplicationRecord, staff, (one) => ({
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
  factsOf: (one: Row) => { note: string; doctor: Contact; call: Contact },
): SheetGroup {
  const rows = people.flatMap((one) => {
    const health = healthOf(record, one);
    if (health.length === 0) return [];
    const { note, doctor, call } = factsOf(one);
    const inWords = health.map(({ label, detail }) => (detail === '' ? label : `${label}: ${detail}`));
    return [
      [inLines(`${one.nameLast}, ${one.nameFirst}`, note), inLines(...inWords), shown(doctor), shown(call)],
    ];
  });
  return { title: `${attendeeWords[kind]} (${rows.length})`, rows };
}

const shown = ([name, phone]: Contact) => inLines(name, shownPhone(phone ?? ''));
