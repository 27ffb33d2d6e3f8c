import { roleSchema, roleUpdateSchema } from './schemas';

const wrongIn = (input: unknown) =>
  roleSchema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

it('a role has a name and known rights', () => {
  const role = { name: ' Nurse ', actions: { camper: { view: true, data: false } } };
  expect(roleSchema.parse(role)).toEqual({ ...role, name: 'Nurse' });
  expect(roleUpdateSchema.parse({})).toEqual({});
  expect(roleSchema.parse({ name: 'Jose\u0301' })).toEqual({ name: 'José' });
});

const unknownRight = 'Unknown subject or action.';

it.each([
  [{ name: 'Nurse', actions: { spaceship: { list: true } } }, unknownRight],
  [{ name: 'Nurse', actions: { camper: { launch: true } } }, unknownRight],
  [{ name: 'Nurse', actions: 'all' }, unknownRight],
  [{ name: 'Nurse', actions: { camper: true } }, unknownRight],
  [{ name: 'Nurse', actions: JSON.parse('{"__proto__": {"list": true}}') as object }, unknownRight],
  [{ name: 'Nurse', actions: { camper: JSON.parse('{"__proto__": true}') as object } }, unknownRight],
  [{ name: 'Nurse', actions: { camper: { view: 'yes' } } }, 'Each action must be true or false.'],
  [{ name: 'constructor' }, 'Choose a different role name.'],
  // The first letter is Cyrillic.
  [{ name: 'аdmin' }, 'Use letters from one alphabet.'],
])('%j is refused', (input, message) => {
  expect(wrongIn(input)).toEqual([message]);
});
