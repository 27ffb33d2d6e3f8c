import { isPrescribed } from './prescribed';
import { productTexts } from './product-texts';
import { readingsOf } from './pattern';
import { sentencesOf, wordsOf } from './sentences';

/** Texts for families. Only administrators count seats. */
const forFamilies =
  /^(?:public-app|shell|worker(?!\/src\/(?:env|backup\/))|packages\/(?:forms|ui))\/|mails?\.ts$/;
const forPeople = /^(?!scripts\/|packages\/development\/)/;
const pagesAndEmails = /^(?:public-app|admin-app|shell|worker|packages\/(?:contracts|forms|ui))\//;

/** Words to avoid, with the wording to use instead, and the files that it applies to if not all. */
const avoided: [word: RegExp, instead: string, files?: RegExp][] = [
  [/\b(?:holds?|promise|offer|guarantee|free|your|a) places?\b|^places?$/i, 'spot', forPeople],
  [/\bseat(?:s|ed)?\b/i, 'spot', forFamilies],
  [/\bmail(?:s|ed|ing)?\b/i, 'email'],
  [/\bopen (?:amount|balance|money|sum)s?\b|\b(?:amount|balance|money)s? (?:is|are) open\b/i, 'outstanding'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled'],
  [/\btick(?:s|ed)?\b/i, 'select'],
  [/\bwaiting list\b/i, 'waitlist'],
  [/\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically'],
  [/\b(?:whoever|whom|respectively|thereof|hence|shall|kindly|gladly)\b/i, 'plain words'],
  [/\b(?:gone by|goes by|in the usual way|stands?)\b/i, 'plain words'],
  [/\bhealth (?:flag|note|warning)s?\b|\bmedical alerts?\b/i, 'health alerts'],
  [/\b(?:drop ?off|pick ?up) (?:contact|person|time)|\b(?:dropoff|pickup)\b/i, 'drop-off, pick-up'],
  [
    /\b(?:colour|trousers|washbag|whilst|organis|favourit|practise|towards|cheque|postcode)\w*/i,
    'American words',
  ],
  [/\bgo on\b/i, 'continue'],
  [/\bwrite to \{/i, 'email {…}', forPeople],
  [/\b(?:sent|send|sending) (?:money )?back\b/i, 'refund'],
  [/\b(?:cannot|(?:do|does|did|is|are|was|were|will|has|have) not)\b/i, 'a contraction', pagesAndEmails],
  [/; /, 'two sentences'],
];

/** Texts that retain such a word, with the reason. */
const exceptions: [text: RegExp, reason: string][] = [
  [/\bmail server\b|mail-catcher/i, 'The name of the program'],
  [/Campers love getting mail/, 'Letters on paper'],
  [/^(?:mail about wrong logins|mailed links)$/, 'Purposes that secrets and limits are derived from'],
  [/^(?:email mail families|send money back)$/, 'What somebody may type to find the page'],
  [/^Sent back by hand\.$/, 'Stored by earlier versions'],
  [/^Place$/, 'The type of a schema.org record'],
  [/^If you cannot come to one|We do not tolerate:$/, 'Families have agreed to this text'],
  [/^Stripe does not know what webhook event/, 'Stored, and shown in other words'],
  [/ is not verified\.$/, 'The wording of the specification'],
];

const longest = 25;

/** These texts are lists of words, not sentences. */
const lists: RegExp[] = [/^Exceptions that production allows/, /^(?:[A-Z]{2} ){9}/, /^(?:\S+ ){30}[a-z]+$/];

const ours = productTexts()
  .filter(({ text }) => !isPrescribed(text))
  .map(({ text, file, line }) => ({ text, file, at: `${file}:${line}` }));

function wordsIn({ text, file }: { text: string; file: string }): string[] {
  if (exceptions.some(([exception]) => exception.test(text))) return [];
  return avoided
    .filter(([word, , files]) => (files ?? /^/).test(file) && word.test(text))
    .map(([, instead]) => instead);
}

const tooLong = (text: string) =>
  readingsOf(text)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence) > longest && !lists.some((list) => list.test(sentence)));

it('uses one word for each thing', () => {
  const found = ours.flatMap(({ text, file, at }) =>
    wordsIn({ text, file }).map((instead) => `${text} (${at}): write ${instead}`),
  );

  expect(found).toEqual([]);
});

it('has no sentence of more than 25 words', () => {
  expect(ours.flatMap(({ text, at }) => tooLong(text).map((sentence) => `${at}: ${sentence}`))).toEqual([]);
});

it('has no unused exception', () => {
  const unused = exceptions.filter(([exception]) => !ours.some(({ text }) => exception.test(text)));

  expect(unused).toEqual([]);
});

it.each([
  ['public-app/src/page.tsx', 'We hold a place for you.', 'spot'],
  ['worker/src/camper/mails.ts', 'Your seat is free.', 'spot'],
  ['admin-app/src/list.tsx', 'It goes out by itself.', 'automatically'],
  ['api/src/refuse.ts', 'It is paid; nothing is due.', 'two sentences'],
  ['public-app/src/page.tsx', 'We’ll send you a mail.', 'email'],
])('finds in %s: %s', (file, text, instead) => {
  expect(wordsIn({ text, file })).toEqual([instead]);
  expect(tooLong(`${'So '.repeat(longest)}long.`)).toHaveLength(1);
});
