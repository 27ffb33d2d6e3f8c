import { prescribedSentences, prescribedTexts, says } from './prescribed';
import { readingsOf } from './pattern';
import { productTexts } from './product-texts';

const texts = productTexts().map(({ text }) => text);
const readings = new Set(texts.flatMap(readingsOf));
const isShown = (wanted: string) => readings.has(wanted);
const isSaid = (sentence: string) => isShown(sentence) || texts.some((text) => says(text, sentence));

it('has every prescribed wording letter by letter', () => {
  expect(prescribedTexts.length).toBeGreaterThan(200);
  expect(prescribedTexts.filter((wanted) => !isShown(wanted))).toEqual([]);
});

it('has every prescribed sentence of the forms', () => {
  expect(prescribedSentences.length).toBeGreaterThan(150);
  expect(prescribedSentences.filter((sentence) => !isSaid(sentence))).toEqual([]);
});

it('notices a single different letter', () => {
  const changed = (wanted: string) => `${wanted.slice(0, -1)}${wanted.endsWith('x') ? 'y' : 'x'}`;

  expect(prescribedTexts.filter((wanted) => isShown(changed(wanted)))).toEqual([]);
  expect(prescribedSentences.filter((sentence) => isSaid(changed(sentence)))).toEqual([]);
  expect(isShown('Sign In')).toBe(false);
});
