import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestDatabase } from '@camp/database/test/open-database';

const run = promisify(execFile);
const workspace = join(__dirname, '../..');
const database = openTestDatabase();
const bundles = mkdtempSync(join(tmpdir(), 'camp-admin-'));

beforeAll(() => database.ready);
afterAll(() => rmSync(bundles, { recursive: true }));

it('npm run admin is bundled with the API, for images without development dependencies', async () => {
  const bundling = [join(workspace, 'scripts/bundle.mjs'), bundles];
  await run(process.execPath, bundling, { cwd: join(workspace, 'api') });

  const env = {
    NODE_PATH: join(workspace, 'node_modules'),
    MONGODB_URI: database.uri,
    ADMIN_PASSWORD: 'Trailhead7',
  };
  const admin = (...command: string[]) =>
    run(process.execPath, [join(bundles, 'admin.cjs'), ...command], { env });
  const created = await admin('create', 'first@example.com');
  const ended = await admin('end-sessions');
  const due = await admin('migrations', '--dry-run');
  await database.models.User.updateOne({}, { secondFactorSince: new Date() });
  const reset = await admin('reset-second-factor', 'First@example.com');
  const again = await admin('reset-second-factor', 'first@example.com');
  const postponed = await admin('postpone-second-factor', 'first@example.com');

  expect(created.stdout).toBe('first@example.com can now log in as an administrator.\n');
  expect(ended.stdout).toBe(
    'All sessions have ended and all access tokens are revoked. Everyone has to log in again.\n',
  );
  expect(due.stdout).toBe('No migrations are due. The next start changes no records.\n');
  expect(reset.stdout).toContain('can log in with the password alone');
  expect(again.stdout).toBe('first@example.com has no second factor.\n');
  expect(await database.models.Audit.countDocuments({ action: 'reset-second-factor' })).toBe(1);
  expect(await database.models.Outbox.countDocuments({ name: 'user.second-factor-changed' })).toBe(1);
  const administrators = await database.models.User.find({ roles: 'admin' }).lean();
  expect(administrators).toEqual([expect.objectContaining({ sessionGeneration: expect.any(Number) })]);
  expect(postponed.stdout).toMatch(
    /^first@example\.com can work without login codes until \d{4}-\d\d-\d\d\.\n$/,
  );
  const [{ secondFactorDueAt = new Date(0) } = {}] = administrators;
  expect(secondFactorDueAt.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60 * 1000);
});
