// Component tests do not need stylesheets and pictures.
module.exports = {};
