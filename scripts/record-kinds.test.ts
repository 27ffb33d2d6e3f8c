import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { records } from '@camp/contracts/registries/records';
import { vaccinationProofRecord } from '@camp/contracts/vaccination/record';

/** Parts of other kinds, which are among those kinds' fields. */
const parts: readonly unknown[] = [vaccinationProofRecord];

it('lists every declared kind, so that the check of personal data in logs knows its fields', async () => {
  const concepts = join(__dirname, '../packages/contracts/src');
  const files = readdirSync(concepts, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => /^[^/]+\/record\.ts$/.test(file));
  const declared = await Promise.all(
    modules.map(
      async (file) => Object.entries((await import(join(concepts, file))) as object) as [string, unknown][],
    ),
  );

  const listed: readonly unknown[] = [...Object.values(records), ...parts];
  const kinds = declared
    .flat()
    .filter(([name, value]) => name.endsWith('Record') && typeof value === 'object');
  expect(kinds.filter(([, record]) => !listed.includes(record)).map(([name]) => name)).toEqual([]);
  expect(kinds).toHaveLength(listed.length);
});
