import type { PhotographRecord } from '@camp/contracts/photograph/operations';
import { campAlbum, type StoredAlbum } from '@camp/database/photograph/album-model';
import { inAlbumOrder } from '@camp/database/photograph/in-album-order';
import type { StoredPhotograph } from '@camp/database/photograph/photograph-model';
import type { Dependencies } from '../dependencies';
import { readImage, type ReadyImage } from '../image/read-image';
import { notFound } from '../refusals/problem';
import { presentPhotographs } from './present-photograph';

/** All photographs in their order, whatever their state. */
export async function readPhotographs(deps: Pick<Dependencies, 'models'>): Promise<PhotographRecord[]> {
  const { Album, Photograph } = deps.models;
  const [album, photographs] = await Promise.all([
    Album.findById(campAlbum).lean<StoredAlbum>(),
    Photograph.find().lean<StoredPhotograph[]>(),
  ]);
  return presentPhotographs(deps, inAlbumOrder(album, photographs));
}

/**
 * The smallest picture of a photograph, for its editors.
 *
 * @throws ProblemError 404: `image-pending` until the worker has made it
 */
export async function readPicture(deps: Pick<Dependencies, 'models'>, id: string): Promise<ReadyImage> {
  const photograph = await deps.models.Photograph.findById(id).lean<StoredPhotograph>();
  if (!photograph) throw notFound('Photograph');
  const { imageId } = photograph;
  const beforeReading = () => Promise.resolve();
  return readImage(deps, { subject: 'photograph', imageId, beforeReading });
}
