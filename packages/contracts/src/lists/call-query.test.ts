import { callQueryFrom } from './call-query';
import type { ListDeclaration } from './list';

const list = {
  ownQuery: { waitlist: 'true' },
  filters: [
    { name: 'grade', options: [{ value: '4th' }, { value: '5th' }] },
    {
      name: 'status',
      options: [{ value: 'due', query: { paid: 'false', seat: 'seated' } }, { value: 'new' }],
    },
  ],
} as unknown as ListDeclaration;

it.each([
  [{}, {}],
  [
    { grade: '4th', year: '2031', q: 'ann' },
    { grade: '4th', year: '2031', q: 'ann' },
  ],
  [{ grade: '9th', status: 'old', sort: '-grade', page: '2' }, {}],
  [{ status: 'due' }, { paid: 'false', seat: 'seated' }],
  [{ status: 'new', q: '' }, { status: 'new' }],
])('asks for the rows of the address %j', (asked, query) => {
  const values = new Map<string, string>(Object.entries(asked));
  const search = { get: (name: string) => values.get(name) ?? null };
  expect(callQueryFrom(list, search)).toEqual({ waitlist: 'true', ...query });
});
