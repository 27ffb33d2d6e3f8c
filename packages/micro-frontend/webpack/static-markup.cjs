const Module = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Renders components to HTML during the build.
 *
 * @param {string} file absolute path of the module
 * @param {string} name of the exported function, which takes no arguments and returns HTML
 * @returns {string}
 */
exports.staticMarkup = (file, name) => {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react-router-dom'],
    write: false,
  });
  const built = new Module(file);
  built.filename = file;
  built.paths = Module._nodeModulePaths(path.dirname(file));
  built._compile(outputFiles[0].text, file);
  return built.exports[name]();
};
