const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const containers = require('../containers.json');
const { commonConfiguration } = require('./common.cjs');
const { hashedEntry } = require('./hashed-entry.cjs');
const { PageFilesPlugin } = require('./page-files.cjs');
const { sharedModules } = require('./shared.cjs');

const entryFile = 'remoteEntry.js';
const exposed = './src/register.tsx';

/**
 * webpack's configuration of a remote: it exposes `./register` and provides no shared modules.
 *
 * @param {object} remote
 * @param {string} remote.folder the app's folder, absolute
 * @param {'public-app' | 'admin-app'} remote.app its name in containers.json
 */
exports.remote =
  ({ folder, app }) =>
  (_environment, { mode }) => {
    const { container, base } = containers[app];
    const development = mode === 'development';
    const common = commonConfiguration({
      folder,
      name: container,
      // Not 'auto', because the server's HTML contains the same addresses.
      publicPath: base,
      development,
    });
    return {
      ...common,
      // This module is bundled into the entry file, which saves a round trip. It runs before shared modules are
      // available, so it may import only types (remote-module.test.ts). A development server hot-reloads it
      // separately.
      entry: development ? {} : { [container]: { import: exposed, filename: entryFile } },
      plugins: [
        ...common.plugins,
        ...(development ? [] : [new PageFilesPlugin(exposed, base), hashedEntry(entryFile)]),
        new ModuleFederationPlugin({
          name: container,
          // A fixed name, served without caching. All other files have a content hash in their names.
          filename: entryFile,
          exposes: { './register': exposed },
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: sharedModules(false),
          // Uses the host's federation runtime.
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
      ],
    };
  };
