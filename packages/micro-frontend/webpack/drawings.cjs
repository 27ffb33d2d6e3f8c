const { readFileSync } = require('node:fs');
const path = require('node:path');
const { hashedName } = require('./hashed-name.cjs');

// Small drawings are in the page itself. As files they come a round trip after the words, and a drawing between the
// words is then a page's largest paint.
const inPage = 3_000; // bytes

/** The file of a drawing that is not in the page, with the same name in every build. */
const fileName = (file, content) => hashedName(path.basename(file), content);

const nameOfModule = ({ module }) => fileName(module.resource, module.originalSource().buffer());

/**
 * webpack's rule for drawings.
 *
 * @param {boolean} development
 */
exports.drawings = (development) => ({
  test: /\.svg$/,
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: inPage } },
  generator: { filename: development ? '[name][ext]' : nameOfModule },
});

/**
 * The address that a page has for a drawing.
 *
 * @param {string} file absolute
 * @param {string} base address of the app's files
 */
exports.addressOfDrawing = (file, base) => {
  const content = readFileSync(file);
  return content.length <= inPage
    ? `data:image/svg+xml;base64,${content.toString('base64')}`
    : `${base}${fileName(file, content)}`;
};
