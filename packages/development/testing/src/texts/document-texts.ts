import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '../tracked-files';
import { workspaceFolder } from '../workspace-copy';
import type { FoundText } from './find-texts';
import { sentencesOf } from './sentences';

/** Every sentence of the documents, without code blocks, pictures and cells without words. */
export const documentTexts = (): FoundText[] =>
  trackedFiles((file) => file.endsWith('.md')).flatMap((file) =>
    sentencesOfDocument(file, readFileSync(join(workspaceFolder, file), 'utf8')),
  );

/**
 * The sentences of one document: headings, paragraphs, list items, and table cells with a sentence.
 *
 * @param file - its path
 * @param source - Markdown
 */
export function sentencesOfDocument(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  let isCode = false;
  let paragraph = { text: '', line: 0 };
  const end = () => {
    for (const text of sentencesOf(paragraph.text)) found.push({ text, file, line: paragraph.line });
    paragraph = { text: '', line: 0 };
  };
  source.split('\n').forEach((content, at) => {
    const line = at + 1;
    if (/^\s*(?:```|~~~)/.test(content)) isCode = !isCode;
    if (isCode || /^\s*(?:```|~~~|<!--|\|[\s|:-]+\|$|!\[|$)/.test(content)) return end();
    if (content.startsWith('|')) {
      end();
      for (const cell of content.split(/(?<!\\)\|/).slice(1, -1)) {
        if (!/\p{L}{2}.* .*\p{L}{2}/u.test(cell)) continue;
        for (const text of sentencesOf(plain(cell))) found.push({ text, file, line });
      }
      return;
    }
    if (/^\s*(?:#+|[-*]|\d+\.) /.test(content)) end();
    const text = plain(content.replace(/^\s*(?:#+|[-*]|\d+\.|>) /, ''));
    paragraph = { text: `${paragraph.text} ${text}`.trim(), line: paragraph.line || line };
    if (/^#+ /.test(content)) end();
  });
  end();
  return found;
}

/** Removes the markup of links and emphasis. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\w)_|_(?!\w)/g, '')
    .trim();
