const path = require('node:path');
const { bundleServer } = require('@camp/micro-frontend/webpack/server.cjs');

bundleServer({
  entry: path.join(__dirname, 'src/first-paint/render-page.tsx'),
  pages: path.join(__dirname, '../public-app/src/register.tsx'),
  file: path.join(__dirname, 'dist/page-renderer.cjs'),
}).catch(() => {
  process.exitCode = 1; // esbuild has printed why.
});
