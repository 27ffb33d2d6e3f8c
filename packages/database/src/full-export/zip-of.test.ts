import { buffer } from 'node:stream/consumers';
import { unzip } from '@camp/testing/unzip';
import { zipOf } from './zip-of';

async function* content(...parts: string[]) {
  yield* parts;
}

it('has the files in their order', async () => {
  const archive = zipOf(
    [
      { path: 'a.csv', content: () => content('one', ' two') },
      { path: 'empty/b.json', content: () => content() },
    ],
    new Date('2027-06-01'),
  );

  const files = unzip(await buffer(archive));
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['a.csv', 'one two'],
    ['empty/b.json', ''],
  ]);
});

it('breaks off if a file can’t be read, so that nobody takes it for complete', async () => {
  async function* broken() {
    yield 'begun';
    throw new Error('The database is away.');
  }
  const archive = zipOf([{ path: 'a.csv', content: broken }], new Date());

  await expect(buffer(archive)).rejects.toThrow('The database is away.');
});
