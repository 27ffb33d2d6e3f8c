import type { ImageRendition } from '@camp/database/image/image-model';
import { imageSubjectsWhere } from '@camp/database/image/image-rules';
import { Router } from 'express';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { imagePending } from './image-pending';
import { cacheLogo } from './cache-logo';
import { cachePhotographs } from './cache-photographs';

const nameOfPicture = /^([0-9a-f]{24})-(\d+\.\w+)$/;
const publicSubjects = imageSubjectsWhere(({ servedTo }) => servedTo === 'everybody');

/**
 * Serves public pictures at `/images/<name>`. The content of a name never changes, so browsers cache it. No other
 * picture is reachable here, and a photograph only while a page shows it.
 */
export function publicImages({ models }: Pick<Dependencies, 'models'>): Router {
  const router = Router();
  const logo = cacheLogo(models);
  const photograph = cachePhotographs(models);
  router.get('/images/:name', async (request, response) => {
    const [, id, rendition] = nameOfPicture.exec(request.params.name) ?? [];
    if (!id || !rendition) throw notFound('Picture');
    const found =
      (await logo(id, rendition)) ??
      (await photograph(id, rendition)) ??
      (await readPublic(models, id, rendition));
    response
      .set({ 'Content-Type': found.contentType, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .send(found.bytes);
  });
  router.use('/images', () => {
    throw notFound('Picture');
  });
  return router;
}

/** @throws ProblemError 404: `image-pending` until the worker has made it */
async function readPublic(
  { Image }: Dependencies['models'],
  _id: string,
  rendition: string,
): Promise<ImageRendition> {
  const image = await Image.findOne({ _id, subject: trusted({ $in: publicSubjects }) }, { bytes: 0 });
  if (!image) throw notFound('Picture');
  if (image.state === 'original') throw imagePending();
  const found = image.renditions?.find(({ name }) => name === rendition);
  if (!found) throw notFound('Picture');
  return found;
}
