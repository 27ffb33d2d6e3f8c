const { host } = require('@camp/micro-frontend/webpack/host.cjs');

module.exports = host({
  folder: __dirname,
  template: './src/index.html',
  favicon: require.resolve('@camp/ui/favicon.svg'),
});
