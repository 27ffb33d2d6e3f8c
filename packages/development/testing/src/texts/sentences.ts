import { readingsOf } from './pattern';

/** Words that end with a period inside a sentence. */
const abbreviations = /\b(?:Jr|Sr|St|Mr|Mrs|Ms|Dr|e\.g|i\.e|etc|vs|No)\.$/;

/** The sentences of a text. A label counts as one. @param text - of the product, or a paragraph of a document */
export function sentencesOf(text: string): string[] {
  const [reading = ''] = readingsOf(text);
  const sentences: string[] = [];
  for (const part of reading.split(/(?<=[.!?…][”’")]*)\s+(?=[\p{Lu}\d“‘"({`-])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.filter((sentence) => /\p{L}/u.test(sentence));
}

/** The number of words. A hole counts as one. */
export const wordsOf = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)).length;

/**
 * A random sample, the same for the same seed.
 *
 * @param seed - any whole number
 */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const rest = [...items];
  let state = seed >>> 0;
  // The algorithm is mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: Math.min(size, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}
