import type { mongo } from 'mongoose';
import { SealError, type Sealed } from './seal';
import { openAnswers, sealAnswers, sealedField, type Sealer } from './seal-documents';

type Update = mongo.UpdateFilter<mongo.Document>;
type Fields = Readonly<Record<string, unknown>>;

const rootOf = (path: string) => path.split('.')[0] ?? path;

/** Whether an update names encrypted fields. */
export const touchesSealed = ({ kind: { names } }: Sealer, update: Update | readonly object[]): boolean =>
  (Array.isArray(update) ? update : [update])
    .flatMap((stage: object) => Object.values(stage) as unknown[])
    .some((fields) => isFields(fields) && Object.keys(fields).some((path) => names.has(rootOf(path))));

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * An update of encrypted answers: what is stored, with the changes, encrypted anew. It applies only while the record's
 * encrypted value is the one that was read.
 *
 * @param current - the stored document
 * @throws SealError for an operator other than $set and $unset, or a path inside an answer
 */
export function sealUpdate(
  sealer: Sealer,
  current: mongo.Document,
  filter: mongo.Filter<mongo.Document>,
  update: Update,
): { filter: mongo.Filter<mongo.Document>; update: Update } {
  const { names } = sealer.kind;
  const isSealed = ([path]: [string, unknown]) => names.has(rootOf(path));
  const answers = openAnswers(sealer, current);
  const changed: Record<string, unknown> = {};
  for (const [operator, fields] of Object.entries(update) as [string, Fields][]) {
    const entries = Object.entries(fields);
    const sealed = entries.filter(isSealed);
    const isKnown =
      (operator === '$set' || operator === '$unset') && sealed.every(([path]) => names.has(path));
    if (sealed.length > 0 && !isKnown)
      throw new SealError('Encrypted answers can only be set or removed as a whole.');
    for (const [name, value] of sealed) {
      if (operator === '$set') answers[name] = value;
      else delete answers[name];
    }
    const others = entries.filter((entry) => !isSealed(entry));
    if (others.length > 0) changed[operator] = Object.fromEntries(others);
  }
  const stored = current[sealedField] as Sealed | undefined;
  const unchanged = stored
    ? { [`${sealedField}.value`]: stored.value }
    : { [sealedField]: { $exists: false } };
  return {
    filter: { $and: [filter, { _id: current._id as unknown }, unchanged] } as mongo.Filter<mongo.Document>,
    update: {
      ...changed,
      $set: { ...(changed.$set as object | undefined), [sealedField]: sealAnswers(sealer, current, answers) },
    },
  };
}
