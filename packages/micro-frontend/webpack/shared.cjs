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
  '@camp/ui/feedback/toast': path.join(packages, 'ui/src/feedback/toast.tsx'),
  '@camp/api-client/call': path.join(packages, 'api-client/src/call.ts'),
  // Its class is asked for by `instanceof` on both sides.
  '@camp/api-client/call-error': path.join(packages, 'api-client/src/call-error.ts'),
  '@camp/api-client/session': path.join(packages, 'api-client/src/session.ts'),
  // Both sides need them at once: what the shell has brought need not come again.
  '@camp/contracts/content/camp': path.join(packages, 'contracts/src/content/camp.ts'),
  '@camp/contracts/registries/public-pages': path.join(packages, 'contracts/src/registries/public-pages.ts'),
};

const singleton = { singleton: true, requiredVersion: false, strictVersion: false, version: '1.0.0' };

/**
 * The shared modules of host and remotes.
 *
 * @param {boolean} provides true in the host, which brings them all; a remote brings none of its own, so that a
 *   second copy of React cannot happen and no byte is spent on it. The host's are eager: one file instead of a
 *   dozen small ones after a round trip
 */
exports.sharedModules = (provides) => ({
  ...Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      { ...singleton, eager: provides, import: provides ? (library.facade ?? name) : false },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ownModules).map(([name, file]) => [
      file,
      { ...singleton, eager: provides, shareKey: name, import: provides ? file : false },
    ]),
  ),
});

const folderOf = (library) => path.dirname(require.resolve(`${library}/package.json`));

// The federation's own packages exist in two module formats, and its plugins ask for both: one copy is enough.
const moduleFormOf = (library, extension) => require.resolve(library).replace(/\.cjs$/, extension);

/**
 * What the facades import by another name than the shared one, which would lead back to themselves; and the files
 * that packages would not choose by themselves: react-router offers its production build to no bundler.
 */
exports.aliases = (development) => ({
  '@module-federation/runtime-core$': moduleFormOf('@module-federation/runtime-core', '.js'),
  '@module-federation/sdk$': moduleFormOf('@module-federation/sdk', '.js'),
  '@module-federation/error-codes$': moduleFormOf('@module-federation/error-codes', '.mjs'),
  ...(development
    ? {}
    : { 'react-router$': path.join(folderOf('react-router'), 'dist/production/index.mjs') }),
  '@tanstack/react-query-whole$': path.join(folderOf('@tanstack/react-query'), 'build/modern/index.js'),
});
