// Replaces stylesheets and pictures, which component tests don't need.
module.exports = {};
