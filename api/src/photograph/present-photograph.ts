import type { PhotographRecord, PhotographState } from '@camp/contracts/photograph/operations';
import { pictureOf } from '@camp/database/photograph/cached-photographs';
import type { StoredPhotograph } from '@camp/database/photograph/photograph-model';
import { namesOfOwners, type Names } from '../audit/names-of-records';
import type { Dependencies } from '../dependencies';

/** Photographs for their editors. */
export async function presentPhotographs(
  { models }: Pick<Dependencies, 'models'>,
  photographs: readonly StoredPhotograph[],
): Promise<PhotographRecord[]> {
  const names = await namesOfOwners(
    models,
    photographs.flatMap(({ consent }) => consent ?? []),
  );
  return photographs.map((photograph) => present(photograph, names));
}

/** One photograph for its editors. */
export async function presentPhotograph(
  deps: Pick<Dependencies, 'models'>,
  photograph: StoredPhotograph,
): Promise<PhotographRecord> {
  const names = await namesOfOwners(deps.models, photograph.consent ? [photograph.consent] : []);
  return present(photograph, names);
}

function present(photograph: StoredPhotograph, names: Names): PhotographRecord {
  const { _id, name, alt, consent, inGallery, onHome, createdAt } = photograph;
  return {
    _id: _id.toString(),
    name,
    state: stateOf(photograph),
    alt,
    consent: consent && {
      by: names.get(consent.userId.toString()) ?? null,
      confirmedAt: consent.at.toISOString(),
    },
    inGallery,
    onHome,
    picture: pictureOf(photograph) ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function stateOf({ imageState, inGallery, onHome }: StoredPhotograph): PhotographState {
  if (imageState === 'pending') return 'processing';
  if (imageState === 'failed') return 'failed';
  return inGallery || onHome ? 'shown' : 'hidden';
}
