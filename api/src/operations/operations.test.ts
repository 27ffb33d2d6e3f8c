import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@camp/contracts/operations/operation';
import { operations } from '@camp/contracts/registries/operations';

const concepts = join(require.resolve('@camp/contracts/registries/operations'), '../..');
const declarations = readdirSync(concepts, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('/operations.ts') && !file.startsWith('registries/'),
);

it.each(declarations)('mounts every operation of %s', async (file) => {
  const declared = Object.values((await import(join(concepts, file))) as Record<string, Operation>);

  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((one) => !Object.values<Operation>(operations).includes(one))).toEqual([]);
});
