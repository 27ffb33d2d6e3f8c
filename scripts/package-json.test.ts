import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

interface PackageFile {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The dependencies in a folder's package.json, and the imports of its files. */
interface Package {
  folder: string;
  name: string;
  dependencies: string[];
  devDependencies: string[];
  /** Imports of sources that run in or start the product, each with an importing file. */
  bySources: Map<string, string>;
  /** Imports of tests, tools and configurations. */
  byOthers: Map<string, string>;
}

/** The package's entries for other packages. */
type Linked = Pick<Package, 'name' | 'dependencies' | 'devDependencies'>;

const developmentFolder = 'packages/development/';
const workspace = join(__dirname, '..');
const readPackageFile = (folder: string) =>
  JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')) as PackageFile;

const root = readPackageFile('.');
/** The workspace's tools. Tests, builds and development code may import them everywhere. */
const tools = Object.keys({ ...root.dependencies, ...root.devDependencies });
const forTestsOnly = [
  'packages/development/bench',
  'packages/development/callers',
  'packages/development/e2e',
  'packages/development/faults',
  'packages/development/testing',
];

const packages = (root.workspaces ?? [])
  .flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(pattern.slice(0, -2)) : [pattern]))
  .map(describePackage);
const named = new Map(packages.map((one) => [one.name, one]));

it.each(packages)('$folder lists what its sources import as dependencies', (one) => {
  const { folder, dependencies, bySources } = one;
  const isForDevelopment = folder.startsWith('packages/development/local-');
  const missing = [...bySources].filter(
    ([library]) => !dependencies.includes(library) && !(isForDevelopment && tools.includes(library)),
  );
  expect(missing).toEqual([]);
});

it.each(packages)('$folder lists what its tests and tools import, unless the workspace does', (one) => {
  const known = [...one.dependencies, ...one.devDependencies, ...tools];
  expect([...one.byOthers].filter(([library]) => !known.includes(library))).toEqual([]);
});

/** Packages that are needed without an import. */
const byOtherMeans: Record<string, string[]> = {
  // Packages that are started as separate processes.
  'packages/development/local-services': ['@camp/local-mongo', '@camp/local-stripe'],
  // Packages that the configuration of the shared modules names.
  'packages/micro-frontend': ['@tanstack/react-query', 'react-dom'],
};

it.each(packages)('$folder has no test or tool library in production', (one) => {
  const needed = new Set(byOtherMeans[one.folder]);
  // Bundles contain the sources of other packages. Their libraries are resolved from the bundle's folder.
  for (const { bySources } of [one, ...packagesBelow(one)])
    for (const [library] of bySources) needed.add(library);
  expect(one.dependencies.filter((library) => !needed.has(library))).toEqual([]);
});

it('lists what the scripts import in the workspace’s own file', () => {
  const libraries = new Set(filesBelow('scripts').flatMap(librariesOf));
  const missing = [...libraries].filter((library) => !tools.includes(library) && !named.has(library));
  expect(missing).toEqual([]);
});

it('lists no package of the workspace in this file, since each change would invalidate every build', () => {
  expect(tools.filter((name) => named.has(name))).toEqual([]);
});

it('has no circular dependencies between packages, not even for tests', () => {
  expect(packages.flatMap((one) => circleFrom(one, []))).toEqual([]);
});

it('finds a circle', () => {
  const one: Linked = { name: 'one', dependencies: ['other'], devDependencies: [] };
  const other: Linked = { name: 'other', dependencies: [], devDependencies: ['one'] };
  const both = new Map([one, other].map((each) => [each.name, each]));

  expect(circleFrom(one, [], both)).toEqual(['one -> other -> one']);
});

it.each(packages.filter(({ folder }) => !folder.startsWith(developmentFolder)))(
  '$folder runs without development packages',
  ({ dependencies }) => {
    const folders = dependencies.map((name) => named.get(name)?.folder ?? '');

    expect(folders.filter((folder) => folder.startsWith(developmentFolder))).toEqual([]);
  },
);

/** Each cycle from a package back to itself, by name. */
function circleFrom(
  { name, dependencies, devDependencies }: Linked,
  trail: readonly string[],
  all: ReadonlyMap<string, Linked> = named,
): string[] {
  if (trail.includes(name)) return trail[0] === name ? [[...trail, name].join(' -> ')] : [];
  return [...dependencies, ...devDependencies].flatMap((next) => {
    const below = all.get(next);
    return below ? circleFrom(below, [...trail, name], all) : [];
  });
}

function describePackage(folder: string): Package {
  const { name, dependencies, devDependencies } = readPackageFile(folder);
  const bySources = new Map<string, string>();
  const byOthers = new Map<string, string>();
  for (const file of filesBelow(folder)) {
    for (const library of librariesOf(file)) {
      if (library === name) continue;
      const importers = isSource(folder, file) ? bySources : byOthers;
      importers.set(library, file);
    }
  }
  return {
    folder,
    name,
    dependencies: Object.keys(dependencies ?? {}),
    devDependencies: Object.keys(devDependencies ?? {}),
    bySources,
    byOthers,
  };
}

function isSource(folder: string, file: string): boolean {
  if (forTestsOnly.includes(folder)) return false;
  return file.startsWith(`${folder}/src/`) && !/\.test\.tsx?$|\/testing\/|\/fixture\.ts$/.test(file);
}

function librariesOf(file: string): string[] {
  const { importedFiles } = preProcessFile(readFileSync(join(workspace, file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((path) => !/^[./]/.test(path) && !isBuiltin(path))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
    .filter((library) => !library.endsWith('-whole')); // webpack's names for the modules behind a facade.
}

function packagesBelow({ dependencies }: Package, found = new Set<Package>()): Set<Package> {
  for (const name of dependencies) {
    const below = named.get(name);
    if (!below || found.has(below)) continue;
    found.add(below);
    packagesBelow(below, found);
  }
  return found;
}

function foldersIn(folder: string): string[] {
  return readdirSync(join(workspace, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(workspace, path, 'package.json')));
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|dist|source-maps|\.turbo)$/.test(entry.name) ? [] : filesBelow(path);
    return /\.([cm]?[jt]s|tsx)$/.test(entry.name) ? [path] : [];
  });
}
