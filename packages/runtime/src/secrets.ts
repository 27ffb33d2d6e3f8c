import { EnvironmentError } from './env';

/** Characters of a secret at the least. */
export const leastLength = 32;
const leastDifferentCharacters = 10;
// Stripe's own test keys say `test`, and are right for a rehearsal of production.
const placeholder = /change.?me|secret|password|example|development|default/i;

/**
 * Refuses missing and weak secrets in production (fault F23); elsewhere anything goes.
 *
 * @param nodeEnv - NODE_ENV
 * @param secrets - variable name -> value
 * @throws EnvironmentError naming each variable and what is wrong with it, never the value
 */
export function refuseWeakSecrets(
  nodeEnv: string | undefined,
  secrets: Record<string, string | undefined>,
): void {
  if (nodeEnv !== 'production') return;
  const complaints = weakSecrets(secrets);
  if (complaints.length > 0)
    throw new EnvironmentError(`Refusing to start in production: ${complaints.join('; ')}.`);
}

/**
 * Looks for missing and weak secrets.
 *
 * @param secrets - variable name -> value
 * @returns 'NAME is missing' and the like, never a value
 */
export function weakSecrets(secrets: Record<string, string | undefined>): string[] {
  return Object.entries(secrets).flatMap(([name, value]) => {
    const complaint = weaknessOf(value);
    return complaint ? [`${name} ${complaint}`] : [];
  });
}

function weaknessOf(value: string | undefined): string | undefined {
  if (!value) return 'is missing';
  if (value.length < leastLength) return `is shorter than ${leastLength} characters`;
  if (new Set(value).size < leastDifferentCharacters) return 'repeats too few characters';
  if (placeholder.test(value)) return 'looks like a placeholder';
  return undefined;
}
