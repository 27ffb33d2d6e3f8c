// Stops what the global setup started.
module.exports = () => globalThis.stopTestServices();
