/** A measured value, or why it is missing. */
export type Outcome<Value> = { value: Value } | { failure: string };

/** Measures, and returns a failure so that the other measurements still run. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return { failure: sentenceOf(error) };
  }
}

/** Continues with the value, if there is one. */
export async function continued<Value, Next>(
  outcome: Outcome<Value>,
  work: (value: Value) => Promise<Next>,
): Promise<Outcome<Next>> {
  return 'failure' in outcome ? outcome : attempt(() => work(outcome.value));
}

/** Two values to compare, or the first failure. */
export function both<One, Other>(
  one: Outcome<One>,
  other: Outcome<Other>,
): Outcome<{ one: One; other: Other }> {
  if ('failure' in one) return one;
  if ('failure' in other) return other;
  return { value: { one: one.value, other: other.value } };
}

const longestSentence = 150;
const colors = /\u001b\[[\d;]*m/g;

/** The first line, escaped for a table cell. */
function sentenceOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error))
    .replace(colors, '')
    .split('\n');
  return line.replaceAll('|', '/').slice(0, longestSentence);
}
