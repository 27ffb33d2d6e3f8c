import { camperFlagsOf } from '@camp/contracts/camper/flags';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredImage } from '@camp/database/image/image-model';
import { Types } from 'mongoose';

/** A single white pixel. */
const bytes = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Gives everybody who is vaccinated a proof, in the state after the worker's resizing. */
export function withPictures(campers: readonly StoredCamper[]): {
  campers: StoredCamper[];
  images: StoredImage[];
} {
  const images: StoredImage[] = [];
  const shown = campers.map((camper) => {
    if (camper.covid !== 'Yes') return camper;
    const { _id: recordId, createdAt, updatedAt } = camper;
    const imageId = new Types.ObjectId();
    const made = { bytes, contentType: 'image/webp', state: 'ready' } as const;
    images.push({ _id: imageId, subject: 'camper', recordId, ...made, createdAt, updatedAt });
    return { ...camper, imageId, flags: camperFlagsOf({ ...camper, imageId }) };
  });
  return { campers: shown, images };
}
