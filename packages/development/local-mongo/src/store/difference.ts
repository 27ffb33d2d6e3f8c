import { type BsonDocument, isDocument } from '../bson/types';

/** A step from a document to its successor, at a field within documents. */
export interface Step extends BsonDocument {
  /** The names of the fields on the way. */
  readonly at: readonly string[];
  /** One of the following three: the field's new value, */
  readonly value?: unknown;
  /** the list elements that replace `gone` others from a position on, */
  readonly splice?: { readonly from: number; readonly gone: number; readonly come: readonly unknown[] };
  /** or the field's removal. */
  readonly unset?: true;
}

/**
 * The changes of an update. It does not descend into objects that are the same in both, as `applyUpdate` keeps
 * unchanged parts. So appending to a list of thousands is cheap.
 *
 * @returns undefined if the order of fields differs, which steps cannot express
 */
export function stepsBetween(before: BsonDocument, after: BsonDocument): Step[] | undefined {
  const steps: Step[] = [];
  return compareDocuments(before, after, [], steps) ? steps : undefined;
}

/** @returns false, and adds nothing, if the order of fields differs */
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

/** Excludes the equal elements at the start and at the end. */
function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Step['splice'] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && Object.is(before[from], after[from])) from += 1;
  let last = 0;
  while (last < shorter - from && Object.is(before.at(-1 - last), after.at(-1 - last))) last += 1;
  return { from, gone: before.length - from - last, come: after.slice(from, after.length - last) };
}

/** Applies the steps. The given document is not changed. @throws Error for steps of another document */
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
