import type * as z from 'zod';
import type { FieldError } from '../operations/replies';
import { brokenRules, isIgnored } from './apply-rules';
import type { CheckedDetail } from './between-fields';
import type { Answers, ForcedAnswer, RecordRules } from './rules';
import { isSameAnswer } from './same-answer';

/** A change of a record while it is validated. */
export interface Change {
  readonly stored: Answers;
  readonly sent: Answers;
  /** Removed fields are present and undefined. */
  readonly changes: Map<string, unknown>;
  readonly errors: FieldError[];
}

/** The record after the change. */
export const merged = ({ stored, changes }: Change): Answers => ({
  ...stored,
  ...Object.fromEntries(changes),
});

/** Whether one of these fields changes. */
export const touches = ({ changes }: Change, names: readonly string[]): boolean =>
  names.some((name) => changes.has(name));

const isSentAgain = ({ stored, sent }: Change, name: string) =>
  name in sent && !isSameAnswer(stored[name], sent[name]);

/** Marks a field as changed, unless its value is already stored. */
function put({ stored, changes }: Change, name: string, value: unknown): void {
  if (isSameAnswer(stored[name], value)) changes.delete(name);
  else changes.set(name, value);
}

/** Reads a sent answer. */
export function takeAnswer(change: Change, name: string, schema: z.ZodType): void {
  if (!isSentAgain(change, name)) return;
  const { success, data, error } = schema.safeParse(change.sent[name]);
  if (success) put(change, name, data);
  else change.errors.push(...error.issues.map(({ message }) => ({ path: name, message })));
}

/** Reads a detail if it or its answer changes. Removes it without a Yes. */
export function takeDetail(change: Change, { name, path, check }: CheckedDetail): void {
  const { stored, sent, errors } = change;
  if (errors.some((error) => error.path === name)) return;
  if (!touches(change, [name]) && !isSentAgain(change, path)) return;
  if (merged(change)[name] !== 'Yes') return put(change, path, undefined);
  const checked = check(path in sent ? sent[path] : stored[path]);
  errors.push(...checked.errors);
  if (checked.errors.length === 0) put(change, path, checked.value);
}

/**
 * Applies the rules that involve a changed field, and sets forced answers. Stored answers are overridden before
 * validation, so that an answer that was not sent causes no error. A sent answer causes an error, unless it isn't
 * asked.
 */
export function applyRules(change: Change, { between = [], forced = [] }: RecordRules): void {
  putForced(
    change,
    forced.filter(({ field }) => !(field in change.sent)),
  );
  const touched = between.filter(({ reads }) => touches(change, reads));
  change.errors.push(...brokenRules({ between: touched }, merged(change)));
  putForced(change, forced);
  for (const rule of forced) forgetErrorsOf(rule, change);
}

function forgetErrorsOf(rule: ForcedAnswer, change: Change): void {
  const { errors } = change;
  const wrong = errors.map(({ path }) => path);
  if (wrong.includes(rule.field) && isIgnored(rule, merged(change), wrong))
    errors.splice(0, errors.length, ...errors.filter(({ path }) => path !== rule.field));
}

function putForced(change: Change, forced: readonly ForcedAnswer[]): void {
  for (const { reads, field, isForced, answer } of forced) {
    if (touches(change, [...reads, field]) && isForced(merged(change))) put(change, field, answer);
  }
}
