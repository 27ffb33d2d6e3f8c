import { type BsonDocument, isDocument } from '../bson/types';

/** One step from a document to the one after it, at a field within documents. */
export interface Step extends BsonDocument {
  /** The names of the fields that lead there. */
  readonly at: readonly string[];
  /** One of three: the field's new value; */
  readonly value?: unknown;
  /** the elements of its list that come in the place of `gone` others, from a position on; */
  readonly splice?: { readonly from: number; readonly gone: number; readonly come: readonly unknown[] };
  /** or nothing any more. */
  readonly unset?: true;
}

/**
 * What an update has changed. It looks no further than to what is the same object in both, as `applyUpdate` leaves what
 * it does not change, so that a list of thousands that has got one more costs no look at their contents.
 *
 * @returns undefined where the order of the fields tells the two apart, so that one cannot be made of the other by steps
 */
export function stepsBetween(before: BsonDocument, after: BsonDocument): Step[] | undefined {
  const steps: Step[] = [];
  return compareDocuments(before, after, [], steps) ? steps : undefined;
}

/** @returns false, and adds nothing, when the fields of the two stand in another order */
function compareDocuments(
  before: BsonDocument,
  after: BsonDocument,
  at: readonly string[],
  steps: Step[],
): boolean {
  const names = Object.keys(after);
  const stay = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  if (stay.some((name, index) => name !== names[index])) return false;
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, name)) steps.push({ at: [...at, name], unset: true });
  for (const name of names) {
    const added = !Object.hasOwn(before, name);
    if (added || !Object.is(before[name], after[name]))
      compareValues(added ? undefined : before[name], after[name], [...at, name], steps);
  }
  return true;
}

function compareValues(before: unknown, after: unknown, at: readonly string[], steps: Step[]): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    steps.push({ at, splice: spliceBetween(before, after) });
  } else if (!isDocument(before) || !isDocument(after) || !compareDocuments(before, after, at, steps)) {
    steps.push({ at, value: after });
  }
}

/** Leaves the elements that are the same from the beginning and from the end. */
function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Step['splice'] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && Object.is(before[from], after[from])) from += 1;
  let last = 0;
  while (last < shorter - from && Object.is(before.at(-1 - last), after.at(-1 - last))) last += 1;
  return { from, gone: before.length - from - last, come: after.slice(from, after.length - last) };
}

/** The document after the steps; the one before stays as it is. @throws Error for steps that belong to another one */
export function takeSteps(before: BsonDocument, steps: readonly Step[]): BsonDocument {
  return steps.reduce((document, step) => takeStep(document, step, 0), before);
}

function takeStep(document: BsonDocument, step: Step, depth: number): BsonDocument {
  const name = step.at[depth]!;
  const value = Object.hasOwn(document, name) ? document[name] : undefined;
  if (depth < step.at.length - 1) {
    if (!isDocument(value)) throw unfit(step);
    return { ...document, [name]: takeStep(value, step, depth + 1) };
  }
  if (step.unset) {
    const { [name]: _gone, ...rest } = document;
    return rest;
  }
  if (!step.splice) return { ...document, [name]: step.value };
  const { from, gone, come } = step.splice;
  if (!Array.isArray(value) || value.length < from + gone) throw unfit(step);
  return { ...document, [name]: [...value.slice(0, from), ...come, ...value.slice(from + gone)] };
}

const unfit = ({ at }: Step): Error => new Error(`a change of ${at.join('.')} does not fit its document`);
