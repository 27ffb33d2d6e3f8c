/** Matches control characters except tab and line break, and unpaired surrogates, which nobody types. */
const unprintable = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/**
 * Invisible characters from pasted text: zero-width spaces, fillers, direction marks. Joiners and variation selectors
 * stay, since some scripts and emoji need them.
 */
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d\ufe00-\ufe0f]/gu;

/**
 * A person's text without control characters (which databases and mail servers reject), without invisible characters,
 * and trimmed.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '').replace(invisible, '').trim();
}
