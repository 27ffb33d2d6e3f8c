const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { developmentAliases, developmentPlugins } = require('./development.cjs');
const { drawings } = require('./drawings.cjs');
const { aliases } = require('./shared.cjs');

const typescript = (development) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  },
});

/**
 * The configuration that host and remotes share.
 *
 * @param {object} app
 * @param {string} app.folder the app's folder, absolute
 * @param {string} app.name unique name on the page
 * @param {string} app.publicPath base address of its files
 * @param {boolean} app.development
 */
exports.commonConfiguration = ({ folder, name, publicPath, development }) => ({
  context: folder,
  mode: development ? 'development' : 'production',
  entry: './src/index.ts',
  target: ['web', 'es2022'],
  // eval would need `unsafe-eval` in the content security policy, even in development. Production's source maps are
  // for error reports, not for visitors (scripts/put-source-maps-aside.mjs).
  devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: path.join(folder, 'dist'),
    filename: development ? '[name].js' : '[name].[contenthash:10].js',
    // In development too. Otherwise child compilations of the page's template overwrite the shell's chunk of that
    // name.
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: development ? '[name][ext]' : '[name].[contenthash:10][ext]',
    uniqueName: name,
    publicPath,
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { ...aliases(development), ...(development ? developmentAliases() : {}) },
  },
  module: {
    strictExportPresence: true,
    rules: [
      typescript(development),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      drawings(development),
      { test: /\.(woff2|png|jpg|webp|ico)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: development ? '[name].css' : '[name].[contenthash:10].css',
      chunkFilename: development ? '[name].css' : '[name].[contenthash:10].css',
    }),
    ...(development ? developmentPlugins() : []),
  ],
  optimization: {
    minimizer: [
      // Both minifiers are native code, so fast that further processes would only cost their start.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
        extractComments: false,
        parallel: false,
      }),
      new TerserPlugin({
        test: /\.css$/,
        minify: TerserPlugin.lightningCssMinify,
        // The CSS uses current syntax, such as `light-dark()`, and is compiled for phones of 2022.
        terserOptions: {
          targets: { ios_saf: 16 << 16, safari: 16 << 16, chrome: 109 << 16, firefox: 115 << 16 },
        },
        parallel: false,
      }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});
