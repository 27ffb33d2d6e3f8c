// Stops the services that the global setup started.
module.exports = () => globalThis.stopTestServices();
