import { tableOf } from './row';

it.each([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, '–'],
])('says whether a target is met: %s', (met, said) => {
  expect(tableOf([{ what: 'create', target: 'a target', actual: '0.36', met }])).toContain(
    `| create | a target | 0.36 | ${said} |`,
  );
});
