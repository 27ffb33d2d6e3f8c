import { predictions, takeApart } from './predictable-text';

/** Least number of characters of a secret. */
export const leastLength = 32;
const leastDifferentCharacters = 10;
/**
 * Least number of bits, counted by `bitsOf`. 32 random hexadecimal digits have about 115, and only one such text in
 * 20,000 has fewer than 60.
 */
const leastBits = 60;
// Stripe's test keys contain `test`, and production.ts checks them.
const placeholder = /change.?me|secret|password|example|development|default/i;

/**
 * Finds missing, weak and duplicate secrets.
 *
 * @param secrets - variable name -> value
 * @returns 'NAME is missing' and the like, never a value
 */
export function weakSecrets(secrets: Record<string, string | undefined>): string[] {
  const entries = Object.entries(secrets);
  return entries.flatMap(([name, value], index) => {
    const error = weaknessOf(value);
    if (error) return [`${name} ${error}`];
    const twin = entries.slice(0, index).find(([, other]) => other === value);
    return twin ? [`${twin[0]} and ${name} are the same`] : [];
  });
}

function weaknessOf(value: string | undefined): string | undefined {
  if (!value) return 'is missing';
  if (value.length < leastLength) return `is shorter than ${leastLength} characters`;
  if (new Set(value).size < leastDifferentCharacters) return 'repeats too few characters';
  if (placeholder.test(value)) return 'looks like a placeholder';
  const { rest, most } = takeApart(value);
  if (bitsOf(rest) < leastBits) return most ? predictions[most] : 'is easy to guess';
  return undefined;
}

/** The estimated entropy of a text in bits. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}
