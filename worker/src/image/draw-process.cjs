// Draws an SVG file from stdin, and writes a PNG file to stdout. The arguments are the longer side and the most pixels that
// a picture may have. This is plain JavaScript, so it also runs uncompiled in the tests.
const { constants, setPriority } = require('node:os');
const { buffer } = require('node:stream/consumers');
const sharp = require('sharp');

/** sharp's resolution of a drawing's own size. */
const ownDensity = 72;
const mostDensity = 2_400;

/** The resolution at which a drawing is as large as it should be, whatever size it claims. */
async function densityFor(drawing, side) {
  // Reads the header only, so a claimed size costs nothing.
  const header = await sharp(drawing, { limitInputPixels: false }).metadata();
  if (header.format !== 'svg') throw new Error('The file is no drawing.');
  const density = Math.round((ownDensity * side) / Math.max(header.width, header.height, 1));
  return Math.min(Math.max(density, 1), mostDensity);
}

async function main(side, mostPixels) {
  setPriority(constants.priority.PRIORITY_LOW);
  const drawing = await buffer(process.stdin);
  const density = await densityFor(drawing, side);
  const picture = sharp(drawing, { limitInputPixels: mostPixels, failOn: 'error', density });
  process.stdout.end(await picture.resize({ width: side, height: side, fit: 'inside' }).png().toBuffer());
}

main(...process.argv.slice(2).map(Number)).catch((error) => {
  process.stderr.write(String(error.message));
  process.exitCode = 1;
});
