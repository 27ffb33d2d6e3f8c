const { createHash } = require('node:crypto');

/**
 * Puts a content's hash into the name of its file.
 *
 * @param {string} name such as `remoteEntry.js`
 * @param {string | Buffer} content
 * @returns {string} such as `remoteEntry.0123456789.js`
 */
exports.hashedName = (name, content) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return name.replace(/\.\w+$/, (extension) => `.${hash}${extension}`);
};
