import type { Answers, ForcedAnswer, RecordRules } from './rules';

/** The errors of the broken rules. */
export const brokenRules = ({ between = [] }: RecordRules, answers: Answers) =>
  between.filter(({ isBroken }) => isBroken(answers)).map(({ path, message }) => ({ path, message }));

/** Sets forced answers and removes answers that are then no longer asked. @param answers changed in place */
export function followForcedAnswers({ forced = [] }: RecordRules, answers: Record<string, unknown>): void {
  for (const { field, isForced, answer } of forced) {
    if (!isForced(answers)) continue;
    if (answer === undefined) delete answers[field];
    else answers[field] = answer;
  }
}

/**
 * Whether an answer isn't asked, so that its errors don't count. It is forced to be absent, and the answers that force
 * it are valid.
 *
 * @param wrong names of the invalid answers
 */
export const isIgnored = (
  { reads, isForced, answer }: ForcedAnswer,
  answers: Answers,
  wrong: readonly unknown[],
): boolean => answer === undefined && !reads.some((name) => wrong.includes(name)) && isForced(answers);

/**
 * A copy of a form's answers with the forced ones set. The original has the earlier answers, in case they are no longer
 * forced.
 */
export function withForcedAnswers<Values extends Answers>(rules: RecordRules, answers: Values): Values {
  const settled: Record<string, unknown> = { ...answers };
  followForcedAnswers(rules, settled);
  return settled as Values;
}
