import { benches } from './registry';
import { subjectNames } from './subject-names';

it('takes all subjects without a name, and the named ones otherwise', () => {
  expect(subjectNames([])).toEqual(Object.keys(benches));
  expect(subjectNames(['P8', 'cpu'])).toEqual(['P8', 'cpu']);
});

it('knows the subjects of P4 and P5 by those names too, and measures theirs once', () => {
  expect(subjectNames(['P4'])).toEqual(['growth']);
  expect(subjectNames(['P4', 'P5', 'growth'])).toEqual(['growth']);
});

it('says which command measures P6', () => {
  expect(() => subjectNames(['P6'])).toThrow('npm run check:web');
});

it('says which names there are', () => {
  expect(() => subjectNames(['P99'])).toThrow(/There is no bench 'P99', only .*P1, .*P4, P5\./);
});
