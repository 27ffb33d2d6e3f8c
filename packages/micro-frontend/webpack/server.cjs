const path = require('node:path');
const { build } = require('esbuild');
const containers = require('../containers.json');
const { addressOfDrawing } = require('./drawings.cjs');
const { aliases } = require('./shared.cjs');

/**
 * Bundles what renders public pages on the server: the shell with public-app's pages, in one file without federation
 * (docs/decisions/0098-pages-before-scripts.md).
 *
 * @param {object} server
 * @param {string} server.entry the module that renders a page, absolute
 * @param {string} server.pages public-app's register file, absolute
 * @param {string} server.file the bundle, absolute
 */
exports.bundleServer = ({ entry, pages, file }) =>
  build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The browsers' build has the stylesheets. Only the addresses of drawings are needed here.
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    plugins: [
      replaced(/\/linked-pages$/, pages),
      replaced(/^react-router-dom$/, path.join(__dirname, 'facades/react-router-dom.mjs')),
      replaced(/^react-router$/, aliases(false)['react-router$']),
      drawingsOf(containers['public-app'].base),
    ],
  });

/** Reads another file for the imports whose path matches. */
const replaced = (filter, file) => ({
  name: `replaced ${filter.source}`,
  setup({ onResolve }) {
    onResolve({ filter }, () => ({ path: file }));
  },
});

const drawingsOf = (base) => ({
  name: 'drawings',
  setup({ onLoad }) {
    onLoad({ filter: /\.svg$/ }, ({ path: file }) => ({
      contents: addressOfDrawing(file, base),
      loader: 'text',
    }));
  },
});
