import type { InlineText } from '@camp/contracts/content/prose';
import type { Paragraph } from '@camp/contracts/mail/content';

/** A paragraph or a list of an email. */
export function MailParagraph({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === 'string') return <p>{paragraph}</p>;
  if ('bullets' in paragraph) return <ul>{itemsOf(paragraph.bullets)}</ul>;
  if ('steps' in paragraph) return <ol>{itemsOf(paragraph.steps)}</ol>;
  return <p>{piecesOf(paragraph)}</p>;
}

const itemsOf = (items: readonly InlineText[]) =>
  items.map((item, index) => <li key={index}>{piecesOf(item)}</li>);

const piecesOf = (text: InlineText) =>
  text.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    return 'bold' in piece ? <strong key={index}>{piece.bold}</strong> : piece.text;
  });
