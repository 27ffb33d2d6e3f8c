const path = require('node:path');
const { server } = require('@camp/micro-frontend/webpack/server.cjs');

module.exports = server({
  folder: __dirname,
  entry: './src/first-paint/render-page.tsx',
  pages: path.join(__dirname, '../public-app/src/register.tsx'),
});
