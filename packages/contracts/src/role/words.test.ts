import { subjects } from '../access/catalogue';
import { differenceOf, rightsOn, sentencesOf } from './words';

it('describes in plain words what rights allow, subject by subject', () => {
  expect(
    sentencesOf({
      camper: ['data', 'view-all'],
      role: ['edit', 'edit-all'],
      test: ['create', 'edit', 'edit-all', 'delete', 'delete-all', 'view', 'view-all', 'data'],
      staff: [],
      user: ['view', 'data'],
      'staff-about': ['view'],
    }),
  ).toEqual([
    'Campers: view everyone’s, view sensitive answers.',
    'People: view, view sensitive answers.',
    'Roles: edit.',
    'Test form: everything.',
    'Staff profiles: view.',
  ]);
});

it.each(subjects)('describes the sensitive answers of %s in the same words', (subject) => {
  expect(rightsOn(subject).filter(({ actions }) => actions.includes('data'))).toEqual([
    { word: 'view sensitive answers', actions: ['data'] },
  ]);
});

it('finds what a change grants and revokes', () => {
  expect(
    differenceOf(
      { camper: { view: true, edit: true }, staff: { view: false } },
      { camper: { view: true, data: true }, role: { edit: true } },
    ),
  ).toEqual({ camper: ['edit', 'data'], role: ['edit'] });
});
