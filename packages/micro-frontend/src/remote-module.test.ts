import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// In production the module runs as part of the entry file, before the shared modules are available
// (webpack/remote.cjs). `inTasks` needs none of them.
it.each(['public-app', 'admin-app'])('what %s exposes imports nothing before a page is visited', (app) => {
  const source = readFileSync(join(__dirname, '../../..', app, 'src/register.tsx'), 'utf8');

  const imported = source.match(/^(?:import|export) .*?from /gms) ?? [];

  expect(imported.length).toBeGreaterThan(0);
  expect(
    imported.filter((line) => !line.startsWith('import type ') && !line.startsWith('import { inTasks }')),
  ).toEqual([]);
  expect(source).not.toMatch(/^import '/m);
});
