const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { commonConfiguration } = require('./common.cjs');
const { sharedModules } = require('./shared.cjs');
const { staticMarkup } = require('./static-markup.cjs');

/**
 * webpack's configuration of the shell. It provides the shared modules and loads the remotes at run time
 * (`registerRemotes`), so that a remote which is down or not visited costs nothing.
 *
 * @param {object} host
 * @param {string} host.folder the shell's folder, absolute
 * @param {string} host.template its page
 * @param {string} [host.favicon] its icon
 * @param {string} host.firstPaint module whose `firstPaint()` returns the HTML that the built page shows before any
 * script has run; the template gets it as `firstPaint`
 */
exports.host =
  ({ folder, template, favicon, firstPaint }) =>
  (_environment, { mode }) => {
    const development = mode === 'development';
    const common = commonConfiguration({ folder, name: 'campShell', publicPath: '/', development });
    return {
      ...common,
      plugins: [
        ...common.plugins,
        new HtmlWebpackPlugin({
          template,
          favicon,
          scriptLoading: 'defer',
          // The API replaces comments of the page with its data, so they have to stay.
          minify: false,
          templateParameters: { firstPaint: development ? '' : staticMarkup(firstPaint, 'firstPaint') },
        }),
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
