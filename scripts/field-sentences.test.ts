import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { campTextMissing } from '@camp/contracts/test/sentences/camp';
import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { counselorSentences } from '@camp/contracts/test/sentences/counselor';
import { counselorApplicationSentences } from '@camp/contracts/test/sentences/counselor-application';
import { dateWrong, phoneMissing, phoneWrong, yesOrNo } from '@camp/contracts/test/sentences/sentences';
import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import { staffProfileSentences } from '@camp/contracts/test/sentences/staff-profile';
import {
  accountSentences,
  currentPasswordMissing,
  passwordsDiffer,
  passwordWrong,
} from '@camp/contracts/test/sentences/user';
import { trackedFiles } from '@camp/testing/tracked-files';

const root = join(__dirname, '..');

const forms = [
  camperSentences,
  counselorSentences,
  counselorApplicationSentences,
  staffApplicationSentences,
  staffProfileSentences,
  accountSentences,
];

const sentences = new Set([
  ...forms.flatMap(({ missing, wrong }) => [...Object.values(missing), ...wrong.map((row) => row[2])]),
  ...Object.values(smallForms),
  ...[campTextMissing, dateWrong, phoneMissing, phoneWrong, yesOrNo],
  ...[currentPasswordMissing, passwordsDiffer, passwordWrong],
]);

const typedIn = (text: string) =>
  [...sentences].filter((sentence) =>
    ["'", '"', '`'].some((quote) => text.includes(quote + sentence + quote)),
  );

/** Their examples of declarations are their own, since they don't know the product's forms. */
const withOwnExamples = /^packages\/(?:ui|forms|api-client)\//;

it('is typed in its table only, so that a changed sentence changes one file of the tests', () => {
  const tests = trackedFiles((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !withOwnExamples.test(file));
  const found = tests.flatMap((file) =>
    typedIn(readFileSync(join(root, file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
  );

  expect(tests.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
