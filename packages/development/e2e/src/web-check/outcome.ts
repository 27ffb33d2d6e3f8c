/** What a measurement gave, or why it gave nothing. */
export type Outcome<Value> = { value: Value } | { failure: string };

/** Measures; a failure is kept, so that the other measurements are too. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return { failure: sentenceOf(error) };
  }
}

/** Goes on with the value, where there is one. */
export async function continued<Value, Next>(
  outcome: Outcome<Value>,
  work: (value: Value) => Promise<Next>,
): Promise<Outcome<Next>> {
  return 'failure' in outcome ? outcome : attempt(() => work(outcome.value));
}

/** Two values that are compared; the first failure where one is missing. */
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

/** The first line, as the cell of a table can hold it. */
function sentenceOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error))
    .replace(colors, '')
    .split('\n');
  return line.replaceAll('|', '/').slice(0, longestSentence);
}
