// Stylesheets and pictures mean nothing to a component test.
module.exports = {};
