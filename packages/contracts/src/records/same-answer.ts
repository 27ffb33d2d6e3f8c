import { cleanText } from '../forms/clean-text';

/** The texts in which a form may send a stored answer back. */
function textsOf(stored: unknown): string[] {
  if (stored === undefined || stored === null) return [''];
  if (stored instanceof Date) return [stored.toISOString(), stored.toISOString().slice(0, 10)];
  if (typeof stored === 'object') return [];
  // Earlier versions stored blanks, which no form sends back.
  return [String(stored), cleanText(String(stored))];
}

const textOf = (sent: unknown): string | undefined => {
  if (sent === undefined || sent === null) return '';
  if (typeof sent === 'string') return cleanText(sent);
  return textsOf(sent)[0];
};

/**
 * Whether a sent answer equals the stored one, even if it would be invalid today.
 * @param stored - from the database
 * @param sent - unchanged. Its length was checked before
 */
export function isSameAnswer(stored: unknown, sent: unknown): boolean {
  if (Array.isArray(stored)) {
    const items = Array.isArray(sent) ? (sent as unknown[]) : [sent];
    return stored.length === items.length && stored.every((item, index) => isSameAnswer(item, items[index]));
  }
  const text = textOf(sent);
  return text !== undefined && textsOf(stored).includes(text);
}
