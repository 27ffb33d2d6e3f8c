import { trusted } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import type { Models } from '../models';
import { announceMedical } from './announce-medical';
import { retentionRules } from './retained-models';
import { theRetention, type StoredRetention } from './retention-model';
import type { RetentionRule } from './rules';

/** Milliseconds between two runs. */
const interval = 24 * 60 * 60 * 1000;

/** Records per command, so that no command holds the database for long. */
const batch = 500;

/** Most records of a rule in one run. The next day's run goes on. */
export const mostInRun = 20 * batch;

/**
 * Deletes what is due, once a day, however many workers call it. It can be interrupted anywhere, since each record is
 * found again. Families are told in the same run about medical answers that are due in 30 days.
 *
 * @param medicalYears - how long medical answers are stored after camp. 0 means always
 * @returns how many records of each rule were deleted, or undefined if no run is due
 * @throws Error that names the rules that failed, after the others were applied. Then no result is stored
 */
export async function runRetention(
  models: Models,
  now: Date,
  medicalYears: number,
): Promise<Record<string, number> | undefined> {
  if (!(await claimRun(models, now, medicalYears))) return undefined;
  // First, since it removes the marks of families who registered again.
  await announceMedical(models.User.db, models, now, medicalYears);
  const deleted: Record<string, number> = {};
  const failed: { name: string; error: unknown }[] = [];
  for (const rule of retentionRules) {
    try {
      deleted[rule.name] = await apply(rule, models, now, medicalYears);
    } catch (error) {
      failed.push({ name: rule.name, error });
    }
  }
  const names = failed.map(({ name }) => name).join(', ');
  if (failed[0]) throw new Error(`The retention failed for ${names}.`, { cause: failed[0].error });
  await models.Retention.updateOne({ _id: theRetention }, { deleted });
  return deleted;
}

async function claimRun({ Retention }: Models, now: Date, medicalYears: number): Promise<boolean> {
  const due = trusted({ $lte: new Date(now.getTime() - interval) });
  try {
    const claim = { ranAt: now, medicalYears, $unset: { deleted: 1 } };
    await Retention.updateOne({ _id: theRetention, ranAt: due }, claim, { upsert: true });
    return true;
  } catch (error) {
    // It exists, and ran less than a day ago.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function apply(rule: RetentionRule, models: Models, now: Date, medicalYears: number): Promise<number> {
  let deleted = 0;
  while (deleted < mostInRun) {
    const ids = await rule.findDue(models, now, batch, medicalYears);
    const removed = ids.length > 0 ? await rule.remove(models, now, ids, medicalYears) : 0;
    deleted += removed;
    if (removed < batch) break;
  }
  return deleted;
}

/** The last run, and what the next one deletes. */
export interface RetentionState {
  last: StoredRetention | null;
  /** Due records of each rule, at most `mostCounted`. */
  next: { words: RetentionRule['words']; count: number }[];
}

/** Due records that a preview counts. More are 'at least' this many. */
export const mostCounted = 1_000;

/** Reads the last run, and previews the next one with the last one's setting. */
export async function readRetention(models: Models, now: Date): Promise<RetentionState> {
  const last = await models.Retention.findById(theRetention).lean<StoredRetention>();
  const years = last?.medicalYears ?? 0;
  const next = await Promise.all(
    retentionRules.map(async ({ words, findDue }) => ({
      words,
      count: (await findDue(models, now, mostCounted, years)).length,
    })),
  );
  return { last, next };
}
