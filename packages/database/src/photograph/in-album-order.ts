import type { StoredAlbum } from './album-model';
import type { StoredPhotograph } from './photograph-model';

/** Photographs in the order of their album. */
export function inAlbumOrder(
  album: Pick<StoredAlbum, 'photographs'> | null | undefined,
  photographs: readonly StoredPhotograph[],
): StoredPhotograph[] {
  const byId = new Map(photographs.map((photograph) => [photograph._id.toString(), photograph]));
  return (album?.photographs ?? []).flatMap((id) => byId.get(id.toString()) ?? []);
}
