import { EnvironmentError } from './env';

const leastLength = 32;
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
  const complaints = Object.entries(secrets).flatMap(([name, value]) => {
    const complaint = weaknessOf(value);
    return complaint ? [`${name} ${complaint}`] : [];
  });
  if (complaints.length > 0)
    throw new EnvironmentError(`Refusing to start in production: ${complaints.join('; ')}.`);
}

function weaknessOf(value: string | undefined): string | undefined {
  if (!value) return 'is missing';
  if (value.length < leastLength) return `is shorter than ${leastLength} characters`;
  if (new Set(value).size < leastDifferentCharacters) return 'repeats too few characters';
  if (placeholder.test(value)) return 'looks like a placeholder';
  return undefined;
}
