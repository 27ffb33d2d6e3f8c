import { tableOf } from './row';

it('says of a row that it is noisy', () => {
  const row = { what: 'create', target: 'a target', actual: '0.36', met: true, isNoisy: true };

  expect(tableOf([row])).toContain('| create | a target | 0.36; noisy | yes |');
});

it.each([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, '–'],
])('says whether a target is met: %s', (met, said) => {
  expect(tableOf([{ what: 'create', target: 'a target', actual: '0.36', met }])).toContain(
    `| create | a target | 0.36 | ${said} |`,
  );
});
