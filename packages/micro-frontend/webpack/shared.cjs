const path = require('node:path');

const packages = path.resolve(__dirname, '../..');
const facade = (name) => path.join(__dirname, 'facades', `${name}.mjs`);

// Libraries that hold context or must exist once. Shared code is never tree-shaken, hence the facades: each
// re-exports only what the product uses (a test compares it with the sources) and the rest is dropped.
const libraries = {
  react: {},
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-router-dom': { facade: facade('react-router-dom') },
  '@tanstack/react-query': { facade: facade('react-query') },
};

// Own modules that hold context or state. Keyed by file, so that a relative import inside the package is shared too.
const ownModules = {
  '@camp/ui/toast': path.join(packages, 'ui/src/toast.tsx'),
  '@camp/api-client/call': path.join(packages, 'api-client/src/call.ts'),
  '@camp/api-client/session': path.join(packages, 'api-client/src/session.ts'),
};

const singleton = { singleton: true, requiredVersion: false, strictVersion: false };

/**
 * The shared modules of host and remotes.
 *
 * @param {boolean} provides true in the host, which brings them all; a remote brings none of its own, so that a
 *   second copy of React cannot happen and no byte is spent on it
 */
exports.sharedModules = (provides) => ({
  ...Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      { ...singleton, version: '1.0.0', import: provides ? (library.facade ?? name) : false },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ownModules).map(([name, file]) => [
      file,
      { ...singleton, version: '1.0.0', shareKey: name, import: provides ? file : false },
    ]),
  ),
});

// What the facades import by another name than the shared one, which would lead back to themselves.
exports.wholeLibraries = {
  '@tanstack/react-query-whole$': path.join(
    path.dirname(require.resolve('@tanstack/react-query/package.json')),
    'build/modern/index.js',
  ),
};
