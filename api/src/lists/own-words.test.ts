import { declareList } from '@camp/contracts/lists/declare-list';
import type { ListDeclaration } from '@camp/contracts/lists/list';
import type { ZodType } from 'zod';
import type { OwnValues } from './list-file';
import { narrowedBy, type Meanings } from './filter-schema';

interface Tent {
  name: string;
  beds: number;
}

const options = [{ value: 'Yes', label: 'Yes' }];
const tents = declareList({
  name: 'tent',
  columns: [
    { name: 'name', label: 'Name', kind: 'text', visibility: 'open' },
    { name: 'free', label: 'Free beds', kind: 'text', visibility: 'open' },
  ],
  shown: ['name', 'free'],
  filters: [
    { name: 'large', label: 'Large', visibility: 'open', options },
    {
      name: 'size',
      label: 'Size',
      visibility: 'open',
      options: [{ value: 'small', label: 'Small', query: { most: '2' } }],
    },
  ],
  defaultSort: 'name',
  views: [],
});

it('filters a list by all of its own parameters, and does not compile if one has no filter', async () => {
  const meanings: Meanings<typeof tents, Tent> = {
    large: () => ({ beds: 8 }),
    most: (most) => ({ beds: Number(most) }),
  };

  expect(await narrowedBy<typeof tents, Tent>(tents, { large: 'Yes', most: '2' }, meanings)).toEqual({
    $and: [{}, { beds: 8 }, { beds: 2 }],
  });
  expect(await narrowedBy<typeof tents, Tent>(tents, {}, meanings)).toEqual({});
  // @ts-expect-error -- 'most' has no meaning
  const missing: Meanings<typeof tents, Tent> = { large: () => ({ beds: 8 }) };
  expect(missing).not.toHaveProperty('most');
});

it('does not compile while an exported column that is not a field has no value', () => {
  const values: OwnValues<Tent, typeof tents> = { free: ({ beds }) => beds };
  // @ts-expect-error -- 'free' has no value
  const missing: OwnValues<Tent, typeof tents> = { name: ({ name }) => name };

  expect([values, missing].map((one) => Object.keys(one))).toEqual([['free'], ['name']]);
});

it.each([
  ['@camp/contracts/user/list', 'userList', '../user/list-users', 'userListSchema'],
  ['@camp/contracts/audit/list', 'auditList', '../audit/ask-for-audit', 'auditListSchema'],
  ['@camp/contracts/donation/list', 'donationList', '../donation/ask-for-donations', 'donationListSchema'],
  ['@camp/contracts/payment/list', 'paymentList', '../payment/ask-for-payments', 'paymentListSchema'],
] as const)('a filter that is added to %s is checked in the query', async (from, list, caller, schema) => {
  await jest.isolateModulesAsync(async () => {
    const declared = jest.requireActual<Record<string, ListDeclaration>>(from);
    const filters = [
      ...declared[list]!.filters,
      { name: 'added', label: 'Added', visibility: 'open', options },
    ];
    jest.doMock(from, () => ({ ...declared, [list]: { ...declared[list], filters } }));

    const { [schema]: query } = (await import(caller)) as Record<string, ZodType>;

    const reads = (added: string) => query?.safeParse({ added });
    expect(reads('Yes')).toMatchObject({ success: true, data: { added: 'Yes' } });
    expect(reads('no-such')).toMatchObject({ success: false });
  });
});
