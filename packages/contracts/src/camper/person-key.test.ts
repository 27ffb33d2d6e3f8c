import { personKeyOf } from './person-key';

const birthdate = new Date('2015-05-05');
const keyOf = (nameFirst: string, nameLast = 'Arbor') => personKeyOf({ nameFirst, nameLast, birthdate });

it.each([
  ['case', 'Ann', 'ANN'],
  ['surrounding spaces', 'Ann', ' Ann '],
  ['two spaces', 'Mary Ann', 'Mary  Ann'],
  ['a no-break space', 'Mary Ann', 'Mary\u00a0Ann'],
  ['a decomposed accent', 'Jos\u00e9', 'Jose\u0301'],
])('is the same despite %s', (_what, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

it('differs for another name or day, even if the words are the same', () => {
  expect(keyOf('A B', 'C')).not.toBe(keyOf('A', 'B C'));
  expect(keyOf('Ann')).not.toBe(keyOf('Anne'));
  expect(keyOf('Ann')).not.toBe(
    personKeyOf({ nameFirst: 'Ann', nameLast: 'Arbor', birthdate: '2015-05-06' }),
  );
});

it('accepts the day as the API returns it', () => {
  const key = personKeyOf({ nameFirst: 'Ann', nameLast: 'Arbor', birthdate: birthdate.toISOString() });
  expect(key).toBe(keyOf('Ann'));
});
