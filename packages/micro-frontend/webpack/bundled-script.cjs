const { buildSync } = require('esbuild');

/**
 * A script that stands alone, bundled from TypeScript while a page is built.
 *
 * @param {string} file its entry, absolute
 * @returns {string}
 */
exports.bundledScript = (file) => {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['source'],
    write: false,
  });
  return outputFiles[0].text;
};
