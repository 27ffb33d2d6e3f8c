/** Control characters but for tab and line break, and halves of surrogate pairs: nobody types them. */
const unprintable = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/**
 * What shows nothing and comes along with pasted text: zero-width spaces, fillers, marks that turn the direction. The
 * joiners and the variants of a sign stay, which some scripts and emoji are written with.
 */
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d\ufe00-\ufe0f]/gu;

/**
 * What a person typed, without what no person types: control characters, which databases and mails choke on,
 * characters that nobody sees, and blanks around it.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '').replace(invisible, '').trim();
}
