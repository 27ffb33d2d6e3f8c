/**
 * @typedef {Map<string, string[]>} Imports each file with the files that it imports
 *
 * @typedef {object} Choice
 * @property {string[]} lint files to lint
 * @property {boolean} types whether to check types
 * @property {string[]} tests to run, the most relevant first
 * @property {number} left how many more tests depend on the change
 */

/** Number of test files that take little more than a minute on two idle cores. The fast ones that read files are added. */
const mostTests = 40;

const decidesAboutAll =
  /^(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|eslint\.config\.mjs|\.oxlintrc\.json)$/;
const isCode = (file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file) && !/\.full\.test\./.test(file);
/** The folder of a concept, which has the same name in every package. */
const conceptOf = (file) => /\/src\/(?:features\/)?([^/]+)\//.exec(file)?.[1];

/**
 * Selects the checks that show soonest whether a change is correct.
 *
 * @param {{ changed: string[], deleted: string[] }} change
 * @param {Imports} imports
 * @returns {Choice}
 */
export function chooseChecks({ changed, deleted }, imports) {
  const distances = distancesFrom(changed, imports);
  const dependents = [...distances.keys()];
  const all = [...changed, ...deleted].some((file) => decidesAboutAll.test(file));
  const isNear = (file) => (distances.get(file) ?? Infinity) <= 1;

  const concepts = new Set(changed.filter(isCode).map(conceptOf).filter(Boolean));
  const rank = (file) => (isNear(file) || concepts.has(conceptOf(file)) ? 0 : (distances.get(file) ?? 0));
  const tests = dependents.filter(isTest).sort((one, other) => rank(one) - rank(other));
  // Tests that read files check documents, workflows and settings, or the texts in code.
  const readers = [...imports.keys()].filter(
    (file) => (changed.some(isCode) && readsTexts(file)) || (!changed.every(isCode) && isReader(file)),
  );
  const others = tests.filter((file) => !readers.includes(file));

  return {
    lint: all ? ['.'] : dependents.filter((file) => isNear(file) && isCode(file)),
    types: all || [...dependents, ...deleted].some(isCode),
    tests: [...readers, ...others.slice(0, mostTests)],
    left: Math.max(0, others.length - mostTests),
  };
}

const isReader = (file) => file.startsWith('scripts/') && isTest(file);
const readsTexts = (file) => file.startsWith('packages/development/testing/src/texts/') && isTest(file);

/** The changed files and everything that imports them, each with its distance in imports. */
function distancesFrom(changed, imports) {
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
