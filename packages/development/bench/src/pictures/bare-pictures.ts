import { mostImagePixels } from '@camp/contracts/forms/limits';
import { imageRules } from '@camp/database/image/image-rules';
import express from 'express';
import sharp from 'sharp';
import { listenAndReport } from '../measure/bare-server';
import { fromPhone, takePhoto } from '../measure/photo';

const { longestSide } = imageRules.camper.renditions;

/** The minimum that resizes pictures: sharp with the worker's options, in a loop, in memory. */
const resize = (photo: Buffer): Promise<Buffer> =>
  sharp(photo, { limitInputPixels: mostImagePixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

const taking = takePhoto(fromPhone);
const app = express();
app.post('/pictures/:count/:atOnce', async ({ params }, response) => {
  const photo = await taking;
  let open = Number(params.count);
  const loops = Array.from({ length: Number(params.atOnce) }, async () => {
    while (open-- > 0) await resize(photo);
  });
  await Promise.all(loops);
  response.json({});
});
listenAndReport(app);
