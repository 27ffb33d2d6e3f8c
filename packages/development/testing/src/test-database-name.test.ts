import { isLeftover, nameTestDatabase, requireTestDatabase } from './test-database-name';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-07-01T12:00:00Z');
const madeBefore = (hours: number) => nameTestDatabase(now - hours * hour);

it('starts with a prefix and is no longer than MongoDB allows', () => {
  expect(nameTestDatabase()).toMatch(/^camp-test-/);
  expect(nameTestDatabase().length).toBeLessThan(64);
  expect(() => requireTestDatabase(nameTestDatabase())).not.toThrow();
});

it.each([
  ['of a run that may still be running', madeBefore(5), false],
  ['of a run that was killed', madeBefore(7), true],
  ['of the product', 'camp', false],
  ['of another owner with a similar name', 'camp-test-of-mine', false],
])('recognizes a leftover: a database %s', (_what, name, isOne) => {
  expect(isLeftover(name, now)).toBe(isOne);
});

it.each(['camp', 'admin', 'camp-test-of-mine', `x${madeBefore(1)}`])('never drops %s', (name) => {
  expect(() => requireTestDatabase(name)).toThrow(`Tests drop no database that is called ${name}.`);
});
