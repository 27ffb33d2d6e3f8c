import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { campTextMissing } from '@camp/contracts/test/sentences/camp';
import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { counselorSentences } from '@camp/contracts/test/sentences/counselor';
import { counselorApplicationSentences } from '@camp/contracts/test/sentences/counselor-application';
import type { Sentences } from '@camp/contracts/test/sentences/sentences';
import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import { hole, readingsOf } from './pattern';

/** The lines of `prescribed.txt`. */
export const prescribedTexts = readFileSync(join(__dirname, 'prescribed.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const forms: readonly Sentences[] = [
  camperSentences,
  counselorSentences,
  counselorApplicationSentences,
  staffApplicationSentences,
];

/** The forms' messages about missing and wrong answers. */
export const prescribedSentences = forms
  .flatMap(({ missing, wrong }) => [...Object.values(missing), ...wrong.map(([, , sentence]) => sentence)])
  .concat(campTextMissing);

/**
 * Whether a text is exactly a prescribed wording.
 *
 * @param text - of the product. In a form's message, a hole matches any words
 * @param wanted - the prescribed wording
 */
export const says = (text: string, wanted: string): boolean =>
  readingsOf(text).some(
    (reading) => reading === wanted || (isSentence(reading) && patternFor(reading).test(wanted)),
  );

/** A shorter text with a hole would match nearly everything. */
const isSentence = (reading: string) => reading.includes(hole) && /^(?:Enter|Choose) .*\.$/.test(reading);

const patternFor = (reading: string) =>
  new RegExp(
    `^${reading
      .split(hole)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

const exact = new Set([...prescribedTexts, ...prescribedSentences]);

/** Whether the specification prescribes a text. @param text - of the product */
export const isPrescribed = (text: string): boolean =>
  readingsOf(text).some((reading) => exact.has(reading)) ||
  prescribedSentences.some((sentence) => says(text, sentence));
