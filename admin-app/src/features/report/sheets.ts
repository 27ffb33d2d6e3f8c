import { formatGmt } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import { deletedMedical } from '@camp/contracts/records/deleted-medical';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { parentName } from '../../list/whole-name';

/** A group of lines on a sheet. */
export interface SheetGroup {
  /** Title above the lines. Absent if the whole sheet is one group. */
  title?: string;
  rows: readonly (readonly string[])[];
}

/** A sheet about the seated campers. */
export interface Sheet {
  /** The sheet's name in the address. */
  id: string;
  title: string;
  /** The sheet's purpose. */
  lead: string;
  /** The sheet contains medical answers, so it requires `data`. */
  medical?: true;
  /** Whether, on paper, each camper has one line with room to sign in the last two columns. */
  isSigned?: true;
  /** Whether it is printed for each day, so that paper has room for the day. */
  isDaily?: true;
  headings: readonly string[];
  /** @param campers by last name */
  groups: (campers: readonly CamperRecord[]) => SheetGroup[];
}

const nameOf = ({ nameFirst, nameLast }: CamperRecord) => `${nameLast}, ${nameFirst}`;

/** Puts each part on its own line, on paper too. */
export const inLines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n');

const contactOf = (camper: CamperRecord, who: 'emergencyContact' | 'dropOffContact' | 'pickUpContact') => {
  const relation = camper[`${who}Relation`];
  const name = `${camper[`${who}Name`] ?? ''}${relation ? ` (${relation})` : ''}`;
  return inLines(name, shownPhone(camper[`${who}Phone`] ?? ''));
};

/** The details of a Yes, or that the answer was deleted. Empty for a No. */
const said = (camper: CamperRecord, name: 'allergicReactions' | 'dietaryRestrictions'): string =>
  deletedMedical(camper) ?? (camper[name] === 'Yes' ? (camper[`${name}Val`] ?? 'Yes') : '');

const byGrade = (campers: readonly CamperRecord[], rowOf: (camper: CamperRecord) => string[]): SheetGroup[] =>
  camperRecord.fields.grade.options.flatMap((grade) => {
    const rows = campers.filter((camper) => camper.grade === grade).map(rowOf);
    return rows.length > 0 ? [{ title: `${grade} grade (${rows.length})`, rows }] : [];
  });

const roster: Sheet = {
  id: 'roster',
  title: 'Roster by grade',
  lead: 'Campers in each grade, and who to call.',
  headings: ['Camper', 'Sex', 'Birthdate', 'Parent', 'Phone', 'Emergency contact'],
  groups: (campers) =>
    byGrade(campers, (camper) => [
      nameOf(camper),
      camper.sex ?? '',
      camper.birthdate ? formatGmt(camper.birthdate, 'MMM d, yyyy') : '',
      parentName(camper),
      shownPhone(camper.phoneNumber ?? ''),
      contactOf(camper, 'emergencyContact'),
    ]),
};

const checkIn: Sheet = {
  id: 'check-in',
  title: 'Check-in',
  lead: 'Who arrives, who drops them off and who can pick them up, with room to sign.',
  isSigned: true,
  headings: ['Camper', 'Grade', 'Payment', 'Drop-off', 'Pick-up', 'Arrived', 'Left with'],
  groups: (campers) => [
    {
      rows: campers.map((camper) => [
        nameOf(camper),
        camper.grade,
        camperStatusWords[camperStatus(camper)],
        contactOf(camper, 'dropOffContact'),
        contactOf(camper, 'pickUpContact'),
        '',
        '',
      ]),
    },
  ],
};

const diets: Sheet = {
  id: 'diets',
  title: 'Diets',
  lead: 'For the kitchen: dietary restrictions and allergies.',
  medical: true,
  headings: ['Camper', 'Grade', 'Diet', 'Allergies'],
  groups: (campers) => [
    {
      rows: campers
        .filter(
          (camper) => said(camper, 'dietaryRestrictions') !== '' || said(camper, 'allergicReactions') !== '',
        )
        .map((camper) => [
          nameOf(camper),
          camper.grade,
          said(camper, 'dietaryRestrictions'),
          said(camper, 'allergicReactions'),
        ]),
    },
  ],
};

/** The counts come from the server and include counselors and staff. */
export const shirtSheet = {
  id: 'shirts',
  title: 'Shirt order',
  lead: 'How many shirts of each size seated campers, counselors and staff need.',
} as const;

/** The nurse's sheets include counselors and staff (`nurse-sheets.ts`). */
export const healthSheet = {
  id: 'health',
  title: 'Health',
  lead: 'For the nurse: every medical Yes and incident of seated campers, counselors and staff, and who to call.',
} as const;

export const medicationSheet = {
  id: 'medications',
  title: 'Medications',
  lead: 'For the nurse: who takes what at camp, with room to sign for each dose. Print it for each day.',
} as const;

/** Every sheet of campers, in order. */
export const sheets: readonly Sheet[] = [roster, checkIn, diets];
