// Starts what the server-side tests talk to, once per run. jest runs this only when a test of the `node` project
// is to run.
const { register } = require('tsx/cjs/api');

module.exports = async () => {
  const unregister = register();
  const { startTestServices } = require('../../local-services/test/test-services');
  const services = await startTestServices().catch((error) => {
    // jest tells the stack of what fails here; a person needs the sentence.
    error.stack = error.message;
    throw error;
  });
  unregister();

  Object.assign(process.env, services.addresses);
  globalThis.stopTestServices = services.stop;
};
