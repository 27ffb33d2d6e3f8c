// Builds the same pages as one plain bundle: shell and public app together, with lazy pages and without federation. The
// product's first load is compared with this bundle.
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { commonConfiguration } = require('@camp/micro-frontend/webpack/common.cjs');

const shell = path.join(__dirname, '../../../../../shell');

/** @param {string} folder for shell/dist, absolute */
exports.plainConfiguration = (folder) => {
  const common = commonConfiguration({
    folder: shell,
    name: 'campPlain',
    publicPath: '/',
    development: false,
  });
  return {
    ...common,
    devtool: false,
    entry: './src/bootstrap.tsx',
    output: { ...common.output, path: path.join(folder, 'shell/dist') },
    plugins: [
      ...common.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/load-page$/, path.join(__dirname, 'plain-pages.ts')),
      new HtmlWebpackPlugin({
        template: path.join(shell, 'src/index.html'),
        favicon: require.resolve('@camp/ui/favicon.svg'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
};
