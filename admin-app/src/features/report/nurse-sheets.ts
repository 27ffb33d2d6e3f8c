import { groupsByKind, type PeopleAtCamp } from './people-at-camp';
import { healthSheet, inLines, medicationSheet, type Sheet, type SheetGroup } from './sheets';

/** A sheet about everybody whom the nurse treats: campers, counselors and staff. */
export interface NurseSheet extends Pick<Sheet, 'id' | 'title' | 'lead' | 'headings' | 'isDaily'> {
  /** Shown if nobody is on it. */
  nobody: string;
  /** @param people of a year, including only seated campers */
  groups: (people: PeopleAtCamp) => SheetGroup[];
}

const health: NurseSheet = {
  ...healthSheet,
  headings: ['Name', 'Health', 'Doctor', 'Who to call'],
  nobody: 'No health concerns reported.',
  groups: (people) =>
    groupsByKind(people, ({ name, health: facts, doctor, call }) => {
      const inWords = facts.map(({ label, detail }) => (detail === '' ? label : `${label}: ${detail}`));
      return facts.length === 0 ? undefined : [name, inLines(...inWords), doctor, call];
    }),
};

const timesOfDay = ['Morning', 'Noon', 'Evening', 'Night'] as const;

const medications: NurseSheet = {
  ...medicationSheet,
  headings: ['Name', 'Medications', 'Who to call', ...timesOfDay],
  isDaily: true,
  nobody: 'Nobody takes medications at camp.',
  groups: (people) =>
    groupsByKind(people, ({ name, health: facts, call }) => {
      // Nobody may take deleted answers for a No.
      const taken = facts.filter((fact) => fact.name === 'medications' || fact.name === 'medicalDeletedAt');
      const inWords = taken.map(({ label, detail }) => detail || label);
      return taken.length === 0 ? undefined : [name, inLines(...inWords), call, ...timesOfDay.map(() => '')];
    }),
};

/** The nurse's sheets, in order. */
export const nurseSheets: readonly NurseSheet[] = [health, medications];
