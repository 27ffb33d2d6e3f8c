import { daysInShort } from './days-in-short';

test.each([
  [[], ''],
  [['Saturday, August 29'], 'Sat 29'],
  [['Saturday, August 29', 'Sunday, August 30'], 'Sat 29, Sun 30'],
  [['Saturday, August 29', 'Sunday, August 30', 'Monday, August 31'], 'Sat 29 – Mon 31'],
  [
    ['Saturday, August 29', 'Monday, August 31', 'Tuesday, September 1', 'Wednesday, September 2'],
    'Sat 29, Mon 31 – Wed 2',
  ],
])('shows the days %j as %s', (labels, words) => {
  expect(daysInShort(labels)).toBe(words);
});
