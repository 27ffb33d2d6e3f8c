const path = require('node:path');
const webpack = require('webpack');
const containers = require('../containers.json');
const { commonConfiguration, drawings, typescript } = require('./common.cjs');

/**
 * webpack's configuration of the bundle that renders public pages on the server: the shell with public-app's pages, in
 * one file without federation (docs/decisions/0098-pages-before-scripts.md).
 *
 * @param {object} server
 * @param {string} server.folder the shell's folder, absolute
 * @param {string} server.entry the module that renders a page
 * @param {string} server.pages public-app's register file, absolute
 */
exports.server =
  ({ folder, entry, pages }) =>
  () => {
    const { base } = containers['public-app'];
    const common = commonConfiguration({ folder, name: 'campServer', publicPath: base, development: false });
    return {
      ...common,
      name: 'server',
      entry: { renderer: entry },
      target: 'node20',
      devtool: false,
      output: {
        ...common.output,
        // The API loads it and doesn't serve it.
        filename: 'page-renderer.cjs',
        library: { type: 'commonjs2' },
        // The browsers' build, which comes first, cleans the folder.
        clean: false,
      },
      resolve: {
        ...common.resolve,
        alias: {
          ...common.resolve.alias,
          'react-router-dom$': path.join(__dirname, 'facades/react-router-dom.mjs'),
        },
      },
      module: {
        ...common.module,
        rules: [
          typescript(false),
          // The browsers' build has the stylesheets and writes the pictures. Only their addresses are needed here.
          { test: /\.css$/, type: 'asset/source', generator: { emit: false } },
          { ...drawings, generator: { emit: false } },
          { test: /\.(woff2|png|jpg|webp|ico)$/, type: 'asset/resource', generator: { emit: false } },
        ],
      },
      plugins: [
        new webpack.NormalModuleReplacementPlugin(/\/linked-pages$/, pages),
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
      // Readable in stack traces.
      optimization: { minimize: false },
    };
  };
