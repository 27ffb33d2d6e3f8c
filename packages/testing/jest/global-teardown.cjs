// Replaced by the shared services once they exist.
module.exports = async () => {};
