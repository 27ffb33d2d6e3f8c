import type { Answers, ForcedAnswer, RecordRules } from './rules';

/** The errors of the rules that do not hold. */
export const brokenRules = ({ between = [] }: RecordRules, answers: Answers) =>
  between.filter(({ isBroken }) => isBroken(answers)).map(({ path, message }) => ({ path, message }));

/** Puts in place what follows from other answers, and takes away what is not asked then. @param answers are changed */
export function followForcedAnswers({ forced = [] }: RecordRules, answers: Record<string, unknown>): void {
  for (const { field, isForced, answer } of forced) {
    if (!isForced(answers)) continue;
    if (answer === undefined) delete answers[field];
    else answers[field] = answer;
  }
}

/**
 * Whether an answer is not asked, so that nothing is wrong with it either: what follows is nothing, and what it follows
 * from is right.
 *
 * @param wrong names of the answers that are wrong
 */
export const isIgnored = (
  { reads, isForced, answer }: ForcedAnswer,
  answers: Answers,
  wrong: readonly unknown[],
): boolean => answer === undefined && !reads.some((name) => wrong.includes(name)) && isForced(answers);

/**
 * A copy of what a form holds with the forced answers in their places: what was answered before comes back when they
 * no longer follow.
 */
export function withForcedAnswers<Values extends Answers>(rules: RecordRules, answers: Values): Values {
  const settled: Record<string, unknown> = { ...answers };
  followForcedAnswers(rules, settled);
  return settled as Values;
}
