const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { commonConfiguration } = require('./common.cjs');
const { fixedFiles } = require('./fixed-files.cjs');
const { PageFilesPlugin } = require('./page-files.cjs');
const { sharedModules } = require('./shared.cjs');
const { startScript } = require('./start-script.cjs');

/**
 * webpack's configuration of the shell, which provides the shared modules. The shell loads the remotes at run time
 * (`registerRemotes`), so a remote that is down or not visited costs nothing.
 *
 * @param {object} host
 * @param {string} host.folder the shell's folder, absolute
 * @param {string} host.template the shell's HTML template
 * @param {string} [host.favicon] the site's icon
 * @param {string} host.parts the file that lists the parts which are loaded on demand
 * @param {() => string} host.start the script that runs the shell's (start-script.cjs). Development runs it directly
 * @param {Record<string, () => string | Buffer>} [host.files] content by name, for files with fixed names
 */
exports.host =
  ({ folder, template, favicon, parts, start, files = {} }) =>
  (_environment, { mode }) => {
    const development = mode === 'development';
    const common = commonConfiguration({ folder, name: 'campShell', publicPath: '/', development });
    return {
      ...common,
      plugins: [
        ...common.plugins,
        fixedFiles(files),
        new HtmlWebpackPlugin({
          template,
          favicon,
          scriptLoading: 'defer',
          // The API replaces comments of the page with data, so the build must not remove them.
          minify: false,
        }),
        ...(development ? [] : [startScript(start), new PageFilesPlugin(parts, '/')]),
        new ModuleFederationPlugin({
          name: 'campShell',
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: sharedModules(true),
          experiments: {
            provideExternalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
      ],
    };
  };
