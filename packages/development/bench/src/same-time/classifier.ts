/** Milliseconds of responses for known and for unknown addresses, in the order measured. */
export interface Times {
  known: readonly number[];
  unknown: readonly number[];
}

/** A measure of how well a response's time reveals whether an address is known. */
export interface Verdict {
  /** The part of correct guesses. Chance is 0.5. */
  right: number;
  /** Bounds of its confidence interval. */
  from: number;
  to: number;
}

/**
 * Learns the best threshold from one half of the pairs and tests it on the other half, and vice versa.
 *
 * @param deviations - half the width of the interval, in standard deviations
 */
export function classify({ known, unknown }: Times, deviations: number): Verdict {
  const half = (rest: number): Times => {
    const ofHalf = (times: readonly number[]) => times.filter((_, index) => index % 2 === rest);
    return { known: ofHalf(known), unknown: ofHalf(unknown) };
  };
  const [one, other] = [half(0), half(1)];
  const all = known.length + unknown.length;
  const hits = hitsOf(learn(one), other) + hitsOf(learn(other), one);
  return wilson(hits, all, deviations);
}

/** Whether a time belongs to a known address. */
type Rule = (time: number) => boolean;

function learn(times: Times): Rule {
  const rules = [...times.known, ...times.unknown].flatMap((threshold): Rule[] => [
    (time) => time >= threshold,
    (time) => time < threshold,
  ]);
  const hits = rules.map((rule) => hitsOf(rule, times));
  return rules[hits.indexOf(Math.max(...hits))] as Rule;
}

const hitsOf = (rule: Rule, { known, unknown }: Times): number =>
  known.filter(rule).length + unknown.filter((time) => !rule(time)).length;

/** Wilson's confidence interval of a proportion. */
function wilson(hits: number, all: number, deviations: number): Verdict {
  const right = hits / all;
  const square = deviations ** 2;
  const middle = (right + square / (2 * all)) / (1 + square / all);
  const reach =
    (deviations / (1 + square / all)) * Math.sqrt((right * (1 - right)) / all + square / (4 * all ** 2));
  return { right, from: middle - reach, to: middle + reach };
}
