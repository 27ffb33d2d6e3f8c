import { subjectNames } from './registry';

it('measures all subjects, or those that are named, each once', () => {
  expect(subjectNames([])).toContain('P1');
  expect(subjectNames(['P2', 'P1', 'P2'])).toEqual(['P2', 'P1']);
});

it.each([
  ['P5', /P4/],
  ['P6', /check:web/],
  ['P99', /There is no bench 'P99', only P1/],
])('%s is told elsewhere', (name, sentence) => {
  expect(() => subjectNames([name])).toThrow(sentence);
});
