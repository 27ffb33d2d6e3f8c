import type { ListDeclaration } from './list';
import { visibleTo } from './list';
import { namesMedical } from './names-medical';

const list = {
  filters: [
    { name: 'status', visibility: 'open' },
    { name: 'allergies', visibility: 'medical' },
  ],
  columns: [
    { name: 'nameLast', sort: 'nameLast', visibility: 'open' },
    { name: 'asthma', sort: 'asthmaSort', visibility: 'medical' },
    { name: 'proof', visibility: 'medical' },
  ],
} as unknown as ListDeclaration;

it.each([
  [{}, false],
  [{ status: 'paid', sort: '-nameLast', columns: 'nameLast' }, false],
  [{ allergies: 'Yes' }, true],
  [{ allergies: '' }, true],
  [{ columns: 'nameLast,asthma' }, true],
  [{ sort: 'asthmaSort' }, true],
  [{ sort: '-asthmaSort' }, true],
  [{ sort: 'undefined' }, false],
])('whether the address %j names a medical answer: %s', (asked, isNamed) => {
  const values = new Map<string, string>(Object.entries(asked));
  const search = { get: (name: string) => values.get(name) ?? null, has: (name: string) => values.has(name) };
  expect(namesMedical(list, search)).toBe(isNamed);
});

it('hides medical parts from people who may not see them', () => {
  const names = (seesMedical: boolean) => visibleTo(list.columns, seesMedical).map(({ name }) => name);
  expect([names(false), names(true)]).toEqual([['nameLast'], ['nameLast', 'asthma', 'proof']]);
});
