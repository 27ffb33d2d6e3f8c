const path = require('node:path');

const sharedRuntime = path.join(__dirname, 'refresh-runtime.cjs');

/** Plugins for development only: hot reload of edited components, which keep their state. */
exports.developmentPlugins = () => {
  // `npm start` doesn't install this package.
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new ReactRefreshPlugin({
      exclude: [/node_modules/, sharedRuntime],
      // webpack's overlay shows compile errors. The page's boundaries show runtime errors.
      overlay: false,
      // The same name in all builds of the page, so that the shared runtime is injected into React once.
      library: 'camp',
    }),
  ];
};

/** Maps both names that the plugin imports to the one refresh runtime, in every build of the page. */
exports.developmentAliases = () => ({
  [require.resolve('react-refresh/runtime')]: sharedRuntime,
  'react-refresh/runtime$': sharedRuntime,
  'react-refresh-whole$': path.join(
    path.dirname(require.resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  ),
});
