/** Control characters but for tab and line break, and halves of surrogate pairs: nobody types them. */
const unprintable = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/**
 * What a person typed, without what no person types: control characters, which databases and mails choke on, and
 * blanks around it.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '').trim();
}
