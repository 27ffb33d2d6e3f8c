import { phonePattern } from './patterns';

/**
 * Formats a phone number for the US: (303) 555-0188. Anything else stays as it is.
 *
 * @param typed with or without the country code 1, parentheses, dashes, dots and spaces
 */
export function shownPhone(typed: string): string {
  const number = typed.trim();
  if (!phonePattern.test(number)) return typed;
  const digits = number.replace(/\D/g, '').slice(-10);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
