import { deflateSync } from 'node:zlib';
import { pictureOf } from './pictures';

const text = (content: string) => Buffer.from(content, 'latin1');

/** Begins as one kind of picture, and is something else. */
const script = '<script>alert(1)</script>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const archive = text('PK\x03\x04\x14\x00\x00\x00\x08\x00');

/** A PNG whose header claims a size. @param sides - width and height, as 32 bits each */
function pngOf(...sides: [number, number]): Buffer {
  const header = pictureOf('png');
  header.writeUInt32BE(sides[0], 16);
  header.writeUInt32BE(sides[1], 20);
  return header;
}

/** A JPEG whose frame claims a size, at most 65,535 pixels each. */
function jpegOf(width: number, height: number): Buffer {
  const picture = pictureOf('jpeg');
  const frame = picture.indexOf(Buffer.from('ffc0', 'hex'));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

/** Files that no upload accepts, whatever their name. */
export const refusedFiles: Readonly<Record<string, Buffer>> = {
  'no bytes': Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  'a page with a script': text(`<!doctype html>${script}`),
  'a script that begins like a GIF': text('GIF89a/*\x01\x00*/=1;alert(1)//'),
  'a PDF': text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
  'an archive': archive,
  'an archive with the name of a JPEG in it': Buffer.concat([archive, text('photo.jpg\xff\xd8\xff')]),
  'a program': text('\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00'),
  'a bitmap': text('BM\x36\x00\x0c\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00'),
  'a TIFF': text('II*\x00\x08\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'),
  'a PNG after something else': Buffer.concat([text('  '), pictureOf('png')]),
  'only the signature of a PNG': pictureOf('png').subarray(0, 8),
  'only the signature of a JPEG': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(30)]),
  'only the signature of a WebP': text('RIFF\xff\xff\xff\xffWEBP'),
  'a WebP of a kind that does not exist': text(
    'RIFF\x24\x00\x00\x00WEBPVP8?\x00\x00\x00\x00\x00\x00\x00\x00',
  ),
  'a PNG without pixels': pngOf(0, 8),
  'a PNG of four billion pixels each way': pngOf(0xffffffff, 0xffffffff),
  'a PNG that is one pixel over the limit': pngOf(40_000_001, 1),
  'a JPEG of 65,535 pixels each way': jpegOf(65_535, 65_535),
  'an animated PNG': pictureOf('animated-png'),
  'an animated WebP': pictureOf('animated-webp'),
  'a compressed drawing': deflateSync(text(drawing)),
};

/** Drawings that also the upload of a logo refuses, which accepts others. */
export const refusedDrawings: Readonly<Record<string, Buffer>> = {
  'a drawing with entities': text(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`),
  'a drawing with a file of the server': text('<svg><image href="file:///etc/passwd"/></svg>'),
  'a drawing with a file of another site': text("<svg><image xlink:href='https://example.org/x'/></svg>"),
  'a drawing with a style of another site': text(`<?xml-stylesheet href="https://example.org"?>${drawing}`),
  'a drawing that includes a file': text('<svg><xi:include href="/etc/passwd"/></svg>'),
  'a drawing in another encoding': text(`<?xml version="1.0" encoding="utf-7"?>${drawing}`),
  'a drawing that is too large': text(`<svg>${' '.repeat(200_000)}</svg>`),
};

/** A drawing with a script, which only the upload of a logo accepts, and nobody is ever sent. */
export const scriptedDrawing = text(drawing);
