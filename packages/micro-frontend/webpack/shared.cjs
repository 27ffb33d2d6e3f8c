const path = require('node:path');

const packages = path.resolve(__dirname, '../..');
const facade = (name) => path.join(__dirname, 'facades', `${name}.mjs`);

// Libraries that have context or must exist only once. Shared code isn't tree-shaken, so each library has a facade. A
// facade re-exports only what the product uses, and a test compares it with the sources.
const libraries = {
  react: {},
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-router-dom': { facade: facade('react-router-dom') },
  '@tanstack/react-query': { facade: facade('react-query') },
};

// The workspace's own modules with context or state. Keyed by file, so that relative imports inside the package are
// shared too.
const ownModules = {
  '@camp/ui/feedback/toast': path.join(packages, 'ui/src/feedback/toast.tsx'),
  '@camp/api-client/call': path.join(packages, 'api-client/src/call.ts'),
  // Both sides use `instanceof` with the module's class.
  '@camp/api-client/call-error': path.join(packages, 'api-client/src/call-error.ts'),
  '@camp/api-client/session': path.join(packages, 'api-client/src/session.ts'),
  // Both sides need these modules right away. The shell has loaded them, so remotes don't load them again.
  '@camp/contracts/content/camp': path.join(packages, 'contracts/src/content/camp.ts'),
  // Both sides read the same saved texts.
  '@camp/contracts/content/saved-content': path.join(packages, 'contracts/src/content/saved-content.ts'),
  // The shell sets the time that the pages read.
  '@camp/micro-frontend/page-clock': path.join(packages, 'micro-frontend/src/page-clock.ts'),
  '@camp/contracts/registries/public-pages': path.join(packages, 'contracts/src/registries/public-pages.ts'),
};

const singleton = { singleton: true, requiredVersion: false, strictVersion: false, version: '1.0.0' };

/**
 * The shared modules of host and remotes.
 *
 * @param {boolean} provides true in the host, which provides all modules. Remotes provide none, so a second copy of
 *   React is impossible. The host's modules are eager: one file instead of a dozen small ones after a round trip
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

// The federation packages exist in two module formats, and the plugins import both. One copy is enough.
const moduleFormOf = (library, extension) => require.resolve(library).replace(/\.cjs$/, extension);

/**
 * Aliases for the facades' imports, since the shared name would resolve to the facade itself. Other aliases select
 * files that bundlers wouldn't choose, such as react-router's production build.
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
