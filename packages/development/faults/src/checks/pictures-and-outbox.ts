import { linesOf } from '../history/history';
import { findingsAbout, type Check } from './check';

/** I6: each picture has its record, each record has the picture that it names, and an acknowledged picture is there. */
export const checkPictures: Check = ({ history, state }) => {
  const { campers, images } = state;
  const named = new Map(
    campers.flatMap(({ _id, imageId }) => (imageId ? [[imageId.toString(), _id] as const] : [])),
  );
  const stored = new Set(images.map(({ _id }) => _id.toString()));
  const uploaded = [...linesOf(history, 'register'), ...linesOf(history, 'edit')]
    .filter(({ outcome, picture }) => outcome === 'ok' && picture)
    .map(({ camperId = '' }) => camperId);
  return [
    ...findingsAbout(state, 'I6'),
    ...[...named]
      .filter(([id]) => !stored.has(id))
      .map(([, camper]) => `The picture of ${camper.toString()} is missing.`),
    ...images
      .filter(({ _id, recordId }) => !named.get(_id.toString())?.equals(recordId))
      .map(({ _id }) => `No record names picture ${_id.toString()}.`),
    ...campers
      .filter(({ _id, imageId }) => !imageId && uploaded.includes(_id.toString()))
      .map(({ nameFirst }) => `${nameFirst} lost the uploaded picture.`),
  ];
};

/** I7: the outbox has no due event. */
export const checkOutbox: Check = ({ state: { outbox, at } }) =>
  outbox
    .filter(({ notBefore }) => !notBefore || notBefore <= at)
    .map(({ name }) => `The event ${name} is due.`);
