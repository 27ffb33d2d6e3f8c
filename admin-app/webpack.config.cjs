const { remote } = require('@camp/micro-frontend/webpack/remote.cjs');

module.exports = remote({ folder: __dirname, app: 'admin-app' });
