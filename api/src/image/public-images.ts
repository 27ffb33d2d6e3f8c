import { imageSubjectsWhere } from '@camp/database/image/image-rules';
import { Router } from 'express';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { imagePending } from './image-pending';

const nameOfPicture = /^([0-9a-f]{24})-(\d+\.\w+)$/;
const publicSubjects = imageSubjectsWhere(({ servedTo }) => servedTo === 'everybody');

/**
 * Serves public pictures at `/images/<name>`. The content of a name never changes, so browsers cache it. No other
 * picture is reachable here.
 */
export function publicImages({ models }: Pick<Dependencies, 'models'>): Router {
  const router = Router();
  router.get('/images/:name', async (request, response) => {
    const [, id, rendition] = nameOfPicture.exec(request.params.name) ?? [];
    const subject = trusted({ $in: publicSubjects });
    const image = id && (await models.Image.findOne({ _id: id, subject }, { bytes: 0 }));
    if (!image) throw notFound('Picture');
    if (image.state === 'original') throw imagePending();
    const found = image.renditions?.find(({ name }) => name === rendition);
    if (!found) throw notFound('Picture');
    response
      .set({ 'Content-Type': found.contentType, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .send(found.bytes);
  });
  router.use('/images', () => {
    throw notFound('Picture');
  });
  return router;
}
