import type { Block, Inline, InlineText, Prose } from '@camp/contracts/content/prose';
import { lexer, type Token, type Tokens } from 'marked';

/** The sentence for Markdown that prose can't contain. */
export const notProse = 'Use paragraphs, lists, **bold** and [links](https://example.org) only.';

/** The same where links aren't possible. */
export const notMailText =
  'Use paragraphs, lists and **bold** only, without links. For the camp’s email address, use {camp email}.';

/** Addresses that a link may lead to. */
const linkAddress = /^(?:https?:\/\/|mailto:|tel:)[^\s"<>]{1,500}$/i;

/**
 * Reads Markdown. The result is data, never markup, so a browser can't run anything in it.
 *
 * @param markdown of bounded length
 * @param options.links whether it may contain links
 * @returns undefined for anything but paragraphs, lists, bold words and links to http(s), mailto and tel addresses
 */
export function parseProse(markdown: string, { links = true } = {}): Prose | undefined {
  try {
    const blocks = lexer(markdown).flatMap(blockOf);
    if (!links && blocks.flatMap(textsOf).some((piece) => typeof piece === 'object' && 'link' in piece))
      return undefined;
    const [only] = blocks;
    const isPlain =
      blocks.length === 1 && Array.isArray(only) && only.every((part) => typeof part === 'string');
    return isPlain ? only.join('') : blocks;
  } catch (error) {
    if (error instanceof NotProse) return undefined;
    throw error;
  }
}

class NotProse extends Error {}

/** Every piece of a block. */
function textsOf(block: Block): readonly Inline[] {
  if ('bullets' in block) return block.bullets.flat();
  return 'steps' in block ? block.steps.flat() : block;
}

function blockOf(token: Token): Block[] {
  if (token.type === 'space') return [];
  if (token.type === 'paragraph') return [inline(token)];
  if (token.type !== 'list') throw new NotProse();
  const { items, ordered } = token as Tokens.List;
  const texts = items.map(itemOf);
  return [ordered ? { steps: texts } : { bullets: texts }];
}

/** An item is one line of text: no list in a list, no checkbox. */
function itemOf({ tokens, task }: Tokens.ListItem): InlineText {
  const [text, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (task || !text || more.length > 0 || (text.type !== 'text' && text.type !== 'paragraph'))
    throw new NotProse();
  return inline(text);
}

const inline = (token: Token): InlineText =>
  joined(('tokens' in token && token.tokens ? token.tokens : [token]).map(pieceOf));

function pieceOf(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return (token as Tokens.Text | Tokens.Escape).text;
    case 'br':
      return ' ';
    case 'strong':
      return { bold: plain(token) };
    case 'link': {
      const { href } = token as Tokens.Link;
      if (!linkAddress.test(href)) throw new NotProse();
      return { text: plain(token), link: href };
    }
    default:
      throw new NotProse();
  }
}

/** The text of bold words or of a link, which contain nothing else. */
function plain(token: Token): string {
  const pieces = inline(token);
  if (!pieces.every((piece) => typeof piece === 'string')) throw new NotProse();
  return pieces.join('');
}

/** Joins neighboring strings, which escapes separate. A line end in a paragraph is a blank. */
function joined(pieces: readonly Inline[]): InlineText {
  return pieces.reduce<Inline[]>((before, piece) => {
    const last = before.at(-1);
    const text = typeof piece === 'string' ? piece.replaceAll('\n', ' ') : piece;
    if (typeof last === 'string' && typeof text === 'string') return [...before.slice(0, -1), last + text];
    return [...before, text];
  }, []);
}
