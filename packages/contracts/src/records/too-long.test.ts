import { camperRecord } from '../camper/record';
import { counselorApplicationRecord } from '../counselor-application/record';
import { counselorRecord } from '../counselor/record';
import { parentRecord } from '../parent/record';
import { staffApplicationRecord } from '../staff-application/record';
import { staffProfileRecord } from '../staff-profile/record';
import { userRecord } from '../user/record';
import type { Field } from './field';
import { schemaOfField } from './schema-by-kind';

const records = [
  camperRecord,
  counselorRecord,
  counselorApplicationRecord,
  staffApplicationRecord,
  staffProfileRecord,
  parentRecord,
  userRecord,
];

/** A country has one sentence for both (docs/product/user.md). */
const withOneSentence = 'addressCountry';

const texts = records.flatMap(({ name, fields }) =>
  Object.entries<Field>(fields).flatMap(([path, field]) =>
    (field.kind === 'line' || field.kind === 'prose') && path !== withOneSentence
      ? [{ at: `${path} of ${name}`, field }]
      : [],
  ),
);

it.each(texts)('reports a text that is too long, with its limit: $at', ({ field }) => {
  const { error } = schemaOfField(field)?.safeParse('x'.repeat(field.limit + 1)) ?? {};

  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`\\b${field.limit} characters`)),
  ]);
});
