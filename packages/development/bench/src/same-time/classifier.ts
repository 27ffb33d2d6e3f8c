/** Milliseconds of answers for known and for unknown addresses, in the order in which they were measured. */
export interface Times {
  known: readonly number[];
  unknown: readonly number[];
}

/** How well an answer's time tells a known address from an unknown one. */
export interface Verdict {
  /** Part of the answers that were told right; 0.5 is chance. */
  right: number;
  /** Ends of the interval in which it lies. */
  from: number;
  to: number;
}

/**
 * Learns the best threshold from one half of the pairs and judges the other half by it, and the other way round.
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

/** Says whether a time is a known address's. */
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

/** Wilson's interval of a part of so many. */
function wilson(hits: number, all: number, deviations: number): Verdict {
  const right = hits / all;
  const square = deviations ** 2;
  const middle = (right + square / (2 * all)) / (1 + square / all);
  const reach =
    (deviations / (1 + square / all)) * Math.sqrt((right * (1 - right)) / all + square / (4 * all ** 2));
  return { right, from: middle - reach, to: middle + reach };
}
