import type { Block, InlineText, Prose } from '@camp/contracts/content/prose';

/** The Markdown of prose, as a person would type it. */
export const markdownOf = (prose: Prose): string =>
  typeof prose === 'string' ? escaped(prose) : prose.map(blockAsText).join('\n\n');

function blockAsText(block: Block): string {
  if ('bullets' in block) return block.bullets.map((item) => `- ${inlineAsText(item)}`).join('\n');
  if ('steps' in block)
    return block.steps.map((item, index) => `${index + 1}. ${inlineAsText(item)}`).join('\n');
  return inlineAsText(block);
}

const inlineAsText = (text: InlineText): string =>
  text
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      return 'bold' in piece ? `**${escaped(piece.bold)}**` : `[${escaped(piece.text)}](${piece.link})`;
    })
    .join('');

/** Signs that would begin something else. */
const escaped = (text: string) =>
  text
    .replace(/[\\*_[\]`<>#~|]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+]/, '\\$&');
