/** Minimal pictures, valid and invalid. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'animated-png' | 'animated-webp' | 'huge-png';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

function png(width: number, height: number, animated = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    ...(animated ? [chunk('acTL', Buffer.alloc(8))] : []),
    chunk('IDAT', Buffer.alloc(16)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An extended WebP of 8 by 8 pixels. */
function webp(animated: boolean): Buffer {
  const extended = Buffer.from([animated ? 0x02 : 0, 0, 0, 0, 7, 0, 0, 7, 0, 0]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(extended.length);
  const body = Buffer.concat([Buffer.from('WEBPVP8X', 'latin1'), size, extended, Buffer.alloc(16)]);
  const total = Buffer.alloc(4);
  total.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), total, body]);
}

/** Eight by eight pixels in a baseline frame. */
function jpeg(): Buffer {
  const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  const frame = Buffer.from('ffc00011080008000803012200021101031101', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), jfif, frame, Buffer.from('ffd9', 'hex')]);
}

/** The bytes of a picture. */
export function pictureOf(kind: PictureKind): Buffer {
  switch (kind) {
    case 'jpeg':
      return jpeg();
    case 'png':
      return png(8, 8);
    case 'huge-png':
      return png(10_000, 5_000);
    case 'animated-png':
      return png(8, 8, true);
    case 'webp':
    case 'animated-webp':
      return webp(kind === 'animated-webp');
  }
}
