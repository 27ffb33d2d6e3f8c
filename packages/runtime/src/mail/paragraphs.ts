import type { InlineText } from '@camp/contracts/content/prose';
import type { Paragraph } from '@camp/contracts/mail/content';
import { escapeHtml } from '../escape-html';

const margin = 'margin:0 0 16px';

/** A paragraph or list of an email as HTML. */
export function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="${margin}">${escapeHtml(paragraph)}</p>`;
  if ('bullets' in paragraph) return listHtml('ul', paragraph.bullets);
  if ('steps' in paragraph) return listHtml('ol', paragraph.steps);
  return `<p style="${margin}">${inlineHtml(paragraph)}</p>`;
}

const listHtml = (element: 'ul' | 'ol', items: readonly InlineText[]) =>
  `<${element} style="${margin};padding-left:24px">${items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</${element}>`;

/** An email's paragraphs have no links. Of any, only the text is shown. */
const inlineHtml = (text: InlineText) =>
  text
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece);
      return 'bold' in piece ? `<strong>${escapeHtml(piece.bold)}</strong>` : escapeHtml(piece.text);
    })
    .join('');

/** The same as plain text. */
export function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  if ('bullets' in paragraph) return paragraph.bullets.map((item) => `- ${inlineWords(item)}`).join('\n');
  if ('steps' in paragraph)
    return paragraph.steps.map((item, index) => `${index + 1}. ${inlineWords(item)}`).join('\n');
  return inlineWords(paragraph);
}

const inlineWords = (text: InlineText) =>
  text
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'bold' in piece ? piece.bold : piece.text;
    })
    .join('');
