const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const containers = require('../containers.json');
const { commonConfiguration } = require('./common.cjs');
const { sharedModules } = require('./shared.cjs');

const entryFile = 'remoteEntry.js';
const exposed = './src/register.tsx';

/**
 * webpack's configuration of a remote: one exposed module `./register`, no shared module of its own.
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
      // The files are found beside the entry, wherever that is served; a development server has to know where.
      publicPath: development ? base : 'auto',
      development,
    });
    return {
      ...common,
      // Beside the container in its one file, instead of a file of its own that is asked for after a round trip. It runs
      // before anything is shared, so it may import nothing but types (remote-module.test.ts). A development server
      // exchanges the module by itself.
      entry: development ? {} : { [container]: { import: exposed, filename: entryFile } },
      plugins: [
        ...common.plugins,
        new ModuleFederationPlugin({
          name: container,
          // Fixed name, served without caching: everything behind it carries a content hash.
          filename: entryFile,
          exposes: { './register': exposed },
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: sharedModules(false),
          // The federation's runtime is the host's too.
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
      ],
    };
  };
