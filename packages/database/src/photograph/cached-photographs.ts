import type { Photograph } from '@camp/contracts/photograph/photograph';
import type { ShownPhotographs } from '@camp/contracts/photograph/shown-photographs';
import { cacheRecords } from '../cache/cache-records';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import type { StoredAlbum } from './album-model';
import { inAlbumOrder } from './in-album-order';
import type { StoredPhotograph } from './photograph-model';

const readAlbums = cacheRecords<StoredAlbum>((Album) => readPlain(Album, {}));
const readPhotographs = cacheRecords<StoredPhotograph>((One) => readPlain(One, {}));

/** What visitors see, and the images that they may fetch. */
interface CachedPhotographs extends ShownPhotographs {
  readonly imageIds: ReadonlySet<string>;
}

/** Made once for the records that are cached, so that callers recognize what is unchanged. */
const made = new WeakMap<
  readonly StoredPhotograph[],
  { albums: readonly StoredAlbum[]; shown: CachedPhotographs }
>();

/**
 * The photographs that visitors see, from the cache (docs/decisions/0041-camps-are-cached.md).
 *
 * @returns the same object until something changes
 * @throws MongoDB's errors
 */
export async function cachedPhotographs({
  Album,
  Photograph,
}: Pick<Models, 'Album' | 'Photograph'>): Promise<CachedPhotographs> {
  const [albums, photographs] = await Promise.all([readAlbums(Album), readPhotographs(Photograph)]);
  const earlier = made.get(photographs);
  if (earlier?.albums === albums) return earlier.shown;
  const shown = shownOf(inAlbumOrder(albums[0], photographs));
  made.set(photographs, { albums, shown });
  return shown;
}

function shownOf(photographs: readonly StoredPhotograph[]): CachedPhotographs {
  const chosen = (isChosen: (photograph: StoredPhotograph) => boolean) =>
    photographs.filter(isChosen).flatMap((photograph) => pictureOf(photograph) ?? []);
  const gallery = chosen(({ inGallery }) => inGallery);
  const home = chosen(({ onHome }) => onHome);
  return { gallery, home, imageIds: new Set([...gallery, ...home].map(({ imageId }) => imageId)) };
}

/** A photograph as pages show it. @returns undefined until the worker has made its pictures */
export function pictureOf(photograph: StoredPhotograph): Photograph | undefined {
  const { _id, imageId, imageState, alt, width, height, widths } = photograph;
  if (imageState !== 'ready' || !width || !height || !widths) return undefined;
  return { _id: _id.toString(), imageId: imageId.toString(), alt, width, height, widths };
}
