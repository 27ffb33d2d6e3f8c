import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestDatabase } from '@camp/testing/open-database';

const run = promisify(execFile);
const workspace = join(__dirname, '../..');
const database = openTestDatabase();
const bundles = mkdtempSync(join(tmpdir(), 'camp-admin-'));

beforeAll(() => database.ready);
afterAll(() => rmSync(bundles, { recursive: true }));

it('is bundled with the API, for images without development dependencies', async () => {
  const bundling = [join(workspace, 'scripts/bundle.mjs'), bundles];
  await run(process.execPath, bundling, { cwd: join(workspace, 'api') });

  const { stdout } = await run(
    process.execPath,
    [join(bundles, 'admin.cjs'), 'create', 'first@example.com'],
    {
      env: {
        NODE_PATH: join(workspace, 'node_modules'),
        MONGODB_URI: database.uri,
        ADMIN_PASSWORD: 'Trailhead7',
      },
    },
  );

  expect(stdout).toBe('first@example.com can log in as administrator.\n');
  expect(await database.models.User.countDocuments({ roles: 'admin' })).toBe(1);
});
