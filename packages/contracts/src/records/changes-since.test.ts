import { camperRecord } from '../camper/record';
import { changesSince } from './changes-since';

const lastYear = {
  nameFirst: 'Maya',
  grade: '4th',
  shirtSize: 'Child Medium',
  school: 'Hill School',
  emergencyContactName: 'Emery',
  emergencyContactPhone: '5551234567',
  emergencyContactRelation: 'Aunt',
  asthma: '2024-05-01T00:00:00.000Z',
  allergicReactions: 'No',
  tdap: '2021-08-10T00:00:00.000Z',
  medications: 'Yes',
  medicationsVal: 'Inhaler',
  medicalConfirm: true,
};

const wordsOf = (now: object) =>
  changesSince(camperRecord, lastYear, { ...lastYear, ...now }).map(({ label, before, now: after }) => [
    label,
    ...[before, after].map((parts) =>
      parts
        .map((part) => ('text' in part ? part.text : 'items' in part ? part.items.join() : part.kind))
        .join(': '),
    ),
  ]);

test.each([
  ['nothing', {}, []],
  ['no field that is asked each year', { grade: '5th', medicalConfirm: false }, []],
  ['a choice', { shirtSize: 'Child Large' }, [['Shirt size', 'Child Medium', 'Child Large']]],
  [
    'one part of a contact',
    { emergencyContactPhone: '(555) 999-0000' },
    [['Emergency contact', 'Emery, Aunt: (555) 123-4567', 'Emery, Aunt: (555) 999-0000']],
  ],
  [
    'a new incident under the group’s label',
    { headaches: '2027-01-02T00:00:00.000Z' },
    [['Last incidents', 'Asthma: May 1, 2024', 'Asthma: May 1, 2024,Headaches: January 2, 2027']],
  ],
  [
    'a Yes with its detail, and a detail alone, in the order of the form',
    { medicationsVal: 'None at camp', allergicReactions: 'Yes', allergicReactionsVal: 'Bees' },
    [
      ['Allergic reactions', 'No', 'Yes: Bees'],
      ['Medications', 'Yes: Inhaler', 'Yes: None at camp'],
    ],
  ],
  ['a removed answer', { shirtSize: undefined }, [['Shirt size', 'Child Medium', '']]],
])('reports %s', (_, now, expected) => {
  expect(wordsOf(now)).toEqual(expected);
});
