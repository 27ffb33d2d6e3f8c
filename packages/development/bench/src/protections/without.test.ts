import { join } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';
import { protections } from './build-without';
import * as without from './without';

it('replaces everything that the protections export', async () => {
  const files = protections.map((file) => import(join(workspaceFolder, file)) as Promise<object>);
  const names = (await Promise.all(files)).flatMap((file) => Object.keys(file));

  expect(Object.keys(without).sort()).toEqual(names.filter((name) => name !== '__esModule').sort());
});
