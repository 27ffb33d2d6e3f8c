/** A piece of a line. Links lead to http(s), mailto and tel addresses only. */
export type Inline = string | { readonly bold: string } | { readonly text: string; readonly link: string };

/** The text of a paragraph or of one item. */
export type InlineText = readonly Inline[];

/** A paragraph or a list. */
export type Block =
  | InlineText
  | { readonly bullets: readonly InlineText[] }
  | { readonly steps: readonly InlineText[] };

/** A text with paragraphs, lists, bold words and links. A string is one plain paragraph. */
export type Prose = string | readonly Block[];

/** Declares shipped prose. @param blocks paragraphs as strings, and lists */
export const prose = (...blocks: readonly (string | Block)[]): Prose =>
  blocks.length === 1 && typeof blocks[0] === 'string'
    ? blocks[0]
    : blocks.map((block) => (typeof block === 'string' ? [block] : block));

/** Declares a numbered list of plain items. */
export const steps = (...items: readonly string[]): Block => ({ steps: items.map((item) => [item]) });

/** Declares a list of plain items. */
export const bullets = (...items: readonly string[]): Block => ({ bullets: items.map((item) => [item]) });
