import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camperSentences } from '@camp/testing/sentences/camper';
import { counselorSentences } from '@camp/testing/sentences/counselor';
import { counselorApplicationSentences } from '@camp/testing/sentences/counselor-application';
import { staffApplicationSentences } from '@camp/testing/sentences/staff-application';
import { hole, readingsOf } from './pattern';

/** The wordings of `prescribed.txt`, as they stand there. */
export const prescribedTexts = readFileSync(join(__dirname, 'prescribed.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What the forms say of each answer. */
export const prescribedSentences = [
  camperSentences,
  counselorSentences,
  counselorApplicationSentences,
  staffApplicationSentences,
].flatMap(({ missing, wrong }) => [...Object.values(missing), ...wrong.map(([, , sentence]) => sentence)]);

/**
 * Whether a text is what the specification prescribes, letter by letter.
 *
 * @param text - of the product; what a value fills in stands for any words of a sentence of a form
 * @param wanted - the prescribed wording
 */
export const says = (text: string, wanted: string): boolean =>
  readingsOf(text).some(
    (reading) => reading === wanted || (isSentence(reading) && patternFor(reading).test(wanted)),
  );

/** A hole with a word or two would stand for nearly everything. */
const isSentence = (reading: string) => reading.includes(hole) && /^(?:Enter|Choose) .*\.$/.test(reading);

const patternFor = (reading: string) =>
  new RegExp(
    `^${reading
      .split(hole)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

const exact = new Set([...prescribedTexts, ...prescribedSentences]);

/** Whether the specification decides a text's wording. */
export const isPrescribed = (text: string): boolean =>
  readingsOf(text).some((reading) => exact.has(reading)) ||
  prescribedSentences.some((sentence) => says(text, sentence));
