import { subjectNames } from './registry';

it('measures all benchmarks, or the named ones, each once', () => {
  expect(subjectNames([])).toContain('P1');
  expect(subjectNames(['P2', 'P1', 'P2'])).toEqual(['P2', 'P1']);
});

it.each([
  ['P5', /P4/],
  ['P6', /check:web/],
  ['P99', /There is no benchmark 'P99', only P1/],
])('%s is measured elsewhere', (name, sentence) => {
  expect(() => subjectNames([name])).toThrow(sentence);
});
