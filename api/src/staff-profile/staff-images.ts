import { Router } from 'express';
import type { Dependencies } from '../dependencies';
import { notFound, ProblemError } from '../http/problem';

const nameOfPicture = /^([0-9a-f]{24})-(\d+\.\w+)$/;

/**
 * The pictures of staff profiles at `/images/<name>`, for everybody. A name never changes its meaning, so that
 * browsers keep them; no other picture of the database is reachable here.
 */
export function staffImages({ models }: Pick<Dependencies, 'models'>): Router {
  const router = Router();
  router.get('/images/:name', async (request, response) => {
    const [, id, rendition] = nameOfPicture.exec(request.params.name) ?? [];
    const image = id && (await models.Image.findOne({ _id: id, subject: 'staff-about' }, { bytes: 0 }));
    if (!image) throw notFound('Image');
    if (image.state === 'original')
      throw new ProblemError(
        'image-pending',
        'The image is still being prepared. Please try again in a moment.',
      );
    const found = image.renditions?.find(({ name }) => name === rendition);
    if (!found) throw notFound('Image');
    response
      .set({ 'Content-Type': found.contentType, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .send(found.bytes);
  });
  router.use('/images', () => {
    throw notFound('Image');
  });
  return router;
}
