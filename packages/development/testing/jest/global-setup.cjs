// Starts the services for server-side tests, once per run. jest runs this only if a test of the `node` project is
// selected.
const { register } = require('tsx/cjs/api');

module.exports = async () => {
  const unregister = register();
  const { startTestServices } = require('../../local-services/test/test-services');
  const services = await startTestServices().catch((error) => {
    // jest would print the stack of an error here, but people need only the message.
    error.stack = error.message;
    throw error;
  });
  unregister();

  Object.assign(process.env, services.addresses);
  globalThis.stopTestServices = services.stop;
};
