import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles } from './changed-files.mjs';
import { chooseChecks } from './choose-checks.mjs';

const imports = new Map(
  Object.entries({
    'packages/contracts/src/note/operations.ts': [],
    'api/src/note/write-note.ts': ['packages/contracts/src/note/operations.ts'],
    'api/src/handlers.ts': ['api/src/note/write-note.ts'],
    'api/src/role/roles.test.ts': ['api/src/handlers.ts'],
    'api/src/note/notes.test.ts': ['api/src/handlers.ts'],
    'api/src/server.full.test.ts': ['api/src/handlers.ts'],
    'admin-app/src/features/note/notes.tsx': ['packages/contracts/src/note/operations.ts'],
    'admin-app/src/features/note/notes.test.tsx': ['admin-app/src/features/note/notes.tsx'],
    'scripts/citations.test.ts': [],
  }),
);
const choose = (changed: string[], deleted: string[] = []) => chooseChecks({ changed, deleted }, imports);

describe('the checks of a change', () => {
  it('are the file with its importers, all types, and first the tests of its concept', () => {
    expect(choose(['api/src/note/write-note.ts'])).toEqual({
      lint: ['api/src/note/write-note.ts', 'api/src/handlers.ts'],
      types: true,
      tests: ['api/src/note/notes.test.ts', 'api/src/role/roles.test.ts'],
      left: 0,
    });
  });

  it('include the tests of every package that imports it', () => {
    const { tests } = choose(['packages/contracts/src/note/operations.ts']);

    expect(tests).toContain('admin-app/src/features/note/notes.test.tsx');
  });

  it('are, for a document, the tests that read documents', () => {
    expect(choose(['docs/glossary.md'])).toEqual({
      lint: [],
      types: false,
      tests: ['scripts/citations.test.ts'],
      left: 0,
    });
  });

  it('include, for code, the tests that read its texts', () => {
    const words = 'packages/development/testing/src/texts/words-to-avoid.test.ts';
    const { tests } = chooseChecks(
      { changed: ['api/src/note/write-note.ts'], deleted: [] },
      new Map([...imports, [words, []]]),
    );

    expect(tests).toEqual([words, 'api/src/note/notes.test.ts', 'api/src/role/roles.test.ts']);
  });

  it('are all types if a file was deleted, and all lint too if a setting of both changed', () => {
    expect(choose([], ['api/src/note/old.ts'])).toMatchObject({ lint: [], types: true });
    expect(choose(['package-lock.json'])).toMatchObject({ lint: ['.'], types: true });
  });

  it('leave distant tests to the full run, and count them', () => {
    const far = Array.from(
      { length: 70 },
      (_, at) => [`api/src/far/${at}.test.ts`, ['api/src/handlers.ts']] as const,
    );
    const many = new Map([...far.map(([file, of]) => [file, [...of]] as [string, string[]]), ...imports]);
    const { tests, left } = chooseChecks({ changed: ['api/src/note/write-note.ts'], deleted: [] }, many);

    expect(tests[0]).toBe('api/src/note/notes.test.ts');
    expect(tests).toHaveLength(40);
    expect(left).toBe(32);
  });

  it('include the tests of changed code, however many tests read a document that changed with it', () => {
    const readers = Array.from({ length: 50 }, (_, at) => [`scripts/${at}.test.ts`, []] as const);
    const many = new Map([...readers.map(([file]) => [file, []] as [string, string[]]), ...imports]);
    const change = { changed: ['docs/glossary.md', 'api/src/note/write-note.ts'], deleted: [] };
    const { tests, left } = chooseChecks(change, many);

    expect(tests).toEqual(
      expect.arrayContaining([
        'scripts/49.test.ts',
        'api/src/note/notes.test.ts',
        'api/src/role/roles.test.ts',
      ]),
    );
    expect(left).toBe(0);
  });
});

describe('the changed files', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'camp-changed-'));
    git('init', '--quiet', '--initial-branch=main');
    for (const file of ['same.ts', 'edited.ts', 'deleted.ts', '.gitignore']) write(file, 'dist/\n');
    git('add', '.');
    git('commit', '--quiet', '--message=Begin');
    git('checkout', '--quiet', '-b', 'work');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are commits since the default branch, edits and new files, without ignored ones', () => {
    write('committed.ts', '');
    git('add', '.');
    git('commit', '--quiet', '--message=Change');
    write('edited.ts', 'edited');
    write('new folder/new.ts', '');
    write('dist/built.ts', '');
    rmSync(join(folder, 'deleted.ts'));

    expect(changedFiles(folder)).toEqual(changedFiles(folder, 'main'));
    expect(changedFiles(folder)).toEqual({
      changed: ['committed.ts', 'edited.ts', 'new folder/new.ts'],
      deleted: ['deleted.ts'],
    });
    expect(() => changedFiles(folder, 'nowhere')).toThrow('There is no nowhere to compare with');
  });
});
