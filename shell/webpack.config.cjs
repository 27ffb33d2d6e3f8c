const { readFileSync } = require('node:fs');
const { bundledScript } = require('@camp/micro-frontend/webpack/bundled-script.cjs');
const { host } = require('@camp/micro-frontend/webpack/host.cjs');

/** The icons that api/src/site/app-icons.ts and the page name. */
const appIcons = ['app-icon-180', 'app-icon-192', 'app-icon-512', 'app-icon-maskable-512'];
const read = (file) => () => readFileSync(file);

module.exports = host({
  folder: __dirname,
  template: './src/index.html',
  favicon: require.resolve('@camp/ui/favicon.svg'),
  parts: './src/routing/parts.ts',
  start: () => bundledScript(require.resolve('./src/first-paint/start-script.ts')),
  files: {
    'sw.js': () => bundledScript(require.resolve('./src/service-worker/service-worker.ts')),
    ...Object.fromEntries(
      appIcons.map((name) => [`${name}.png`, read(require.resolve(`@camp/ui/app-icons/${name}.png`))]),
    ),
  },
});
