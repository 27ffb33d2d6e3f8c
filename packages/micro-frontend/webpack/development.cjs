const path = require('node:path');

const sharedRuntime = path.join(__dirname, 'refresh-runtime.cjs');

/** The plugins that only development has: an edited component is exchanged on the page and keeps its state. */
exports.developmentPlugins = () => {
  // A start alone does not install it.
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new ReactRefreshPlugin({
      exclude: [/node_modules/, sharedRuntime],
      // webpack's own overlay shows what does not compile; the page's boundaries show what breaks.
      overlay: false,
      // One name for all builds of the page, so that the shared runtime is put under React once.
      library: 'camp',
    }),
  ];
};

/** Leads every build of the page to the one refresh runtime, by both names that the plugin asks for. */
exports.developmentAliases = () => ({
  [require.resolve('react-refresh/runtime')]: sharedRuntime,
  'react-refresh/runtime$': sharedRuntime,
  'react-refresh-whole$': path.join(
    path.dirname(require.resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
});
