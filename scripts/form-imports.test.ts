import { build, type Metafile } from 'esbuild';
import { join } from 'node:path';

const root = join(__dirname, '..');

/**
 * The files that load with a page, without lazy ones.
 * @param page below public-app/src/features
 */
async function filesOf(page: string): Promise<string[]> {
  const entry = `public-app/src/features/${page}.tsx`;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    jsx: 'automatic',
    loader: { '.svg': 'empty', '.woff2': 'empty', '.css': 'empty' },
  });
  return [...reachedFrom(entry, metafile)];
}

function reachedFrom(entry: string, { inputs }: Metafile): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const { path, kind } of inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') reached.add(path);
    }
  }
  return reached;
}

const drafts = /packages\/forms\/src\/draft\//;
const uploads = /picture|file-field|upload/;

it.each(['user/pages/register-page', 'user/pages/user-edit-page'])(
  '%s imports neither draft nor upload',
  async (page) => {
    const files = await filesOf(page);

    expect(files).toContain('packages/forms/src/use-checked-form.tsx');
    expect(files.filter((file) => drafts.test(file) || uploads.test(file))).toEqual([]);
  },
);

it('finds both in the form that uses them', async () => {
  const files = await filesOf('camper/pages/camper-create-page');

  expect(files).toContain('packages/forms/src/draft/use-draft.tsx');
  expect(files).toContain('packages/forms/src/kinds/picture-kind.tsx');
});

it.each(['user/pages/login-page', 'donation/pages/donate-page'])(
  '%s imports no part of a record’s form',
  async (page) => {
    const files = await filesOf(page);

    expect(files).toContain('packages/forms/src/use-checked-form.tsx');
    expect(
      files.filter((file) =>
        /forms\/src\/(?:kinds|groups|draft|record|form-sections)|contracts\/src\/records\//.test(file),
      ),
    ).toEqual([]);
  },
);
