/** Characters of a secret at the least. */
export const leastLength = 32;
const leastDifferentCharacters = 10;
/** As `bitsOf` counts; 32 random hexadecimal digits have about 115. */
const leastBits = 80;
// Stripe's own test keys say `test`, and are right for a rehearsal of production.
const placeholder = /change.?me|secret|password|example|development|default/i;

/**
 * Looks for secrets that are missing, weak, or the same as another one.
 *
 * @param secrets - variable name -> value
 * @returns 'NAME is missing' and the like, never a value
 */
export function weakSecrets(secrets: Record<string, string | undefined>): string[] {
  const entries = Object.entries(secrets);
  return entries.flatMap(([name, value], index) => {
    const complaint = weaknessOf(value);
    if (complaint) return [`${name} ${complaint}`];
    const twin = entries.slice(0, index).find(([, other]) => other === value);
    return twin ? [`${twin[0]} and ${name} are the same`] : [];
  });
}

function weaknessOf(value: string | undefined): string | undefined {
  if (!value) return 'is missing';
  if (value.length < leastLength) return `is shorter than ${leastLength} characters`;
  if (new Set(value).size < leastDifferentCharacters) return 'repeats too few characters';
  if (placeholder.test(value)) return 'looks like a placeholder';
  if (bitsOf(value) < leastBits) return 'is easy to guess';
  return undefined;
}

/**
 * What there is to guess in a text, in bits, estimated from its characters and from the steps between them: a text
 * that is repeated counts once, and one that follows the alphabet or the keyboard's digits has hardly any steps.
 */
function bitsOf(text: string): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return periodOf(text) * Math.min(entropyOf(codes), entropyOf(steps));
}

/** Length of the shortest text of which this one is made by repeating; its own length where there is none. */
function periodOf(text: string): number {
  for (let period = 1; period < text.length; period += 1)
    if (text.startsWith(text.slice(period))) return period;
  return text.length;
}

/** Shannon's entropy of a value, in bits. */
function entropyOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / values.length;
    return sum - share * Math.log2(share);
  }, 0);
}
