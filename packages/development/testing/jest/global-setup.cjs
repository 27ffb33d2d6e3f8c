// Starts what the server-side tests talk to, once per run. jest runs this only when a test of the `node` project
// is to run.
const { register } = require('tsx/cjs/api');

module.exports = async () => {
  const unregister = register();
  const { startTestServices } = require('../src/test-services');
  const services = await startTestServices();
  unregister();

  Object.assign(process.env, services.addresses);
  globalThis.stopTestServices = services.stop;
};
