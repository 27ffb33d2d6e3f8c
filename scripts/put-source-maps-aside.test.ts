import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it("leaves no map in the public files, and keeps only this build's", () => {
  const app = mkdtempSync(join(tmpdir(), 'camp-maps-'));
  for (const folder of ['dist', 'source-maps']) mkdirSync(join(app, folder));
  for (const file of ['dist/a.1.js', 'dist/a.1.js.map', 'dist/a.1.css.map', 'source-maps/a.0.js.map'])
    writeFileSync(join(app, file), file);

  execFileSync(process.execPath, [join(__dirname, 'put-source-maps-aside.mjs')], { cwd: app });

  expect(readdirSync(join(app, 'dist'))).toEqual(['a.1.js']);
  expect(readdirSync(join(app, 'source-maps')).sort()).toEqual(['a.1.css.map', 'a.1.js.map']);
  rmSync(app, { recursive: true });
});

it.each(['shell', 'public-app', 'admin-app'])(
  'is a step of the build of %s, whose files do not mention the maps',
  (app) => {
    const folder = join(__dirname, '..', app);
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const read = (file: string) => require(join(folder, file));
    const { scripts } = read('package.json') as { scripts: { build: string } };
    const configure = read('webpack.config.cjs') as (environment: object, mode: { mode: string }) => object;

    expect(scripts.build).toContain('node ../scripts/put-source-maps-aside.mjs');
    expect(configure({}, { mode: 'production' })).toMatchObject({ devtool: 'hidden-source-map' });
  },
);
