import { declareList } from '@camp/contracts/lists/declare-list';
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
