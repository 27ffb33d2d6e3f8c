import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { counselorApplicationSentences } from '@camp/contracts/test/sentences/counselor-application';
import { counselorSentences } from '@camp/contracts/test/sentences/counselor';
import { wrongForms, type Sentences, type WrongAnswer } from '@camp/contracts/test/sentences/sentences';
import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import { createCamp } from '@camp/database/test/factories/camp';
import { counselorApplicationInput } from '@camp/database/test/factories/counselor-application';
import { serveApi } from '../../test/api-under-test';
import { camperForm } from '../../test/camper-form';
import { counselorForm } from '../../test/counselor-form';
import { staffApplicationForm } from '../../test/staff-application-form';

const api = serveApi();
beforeAll(() => createCamp(api.models, { year: 2026 }));

/** A detail is required after Yes, and another position's text with that position. */
const asked = (wrong: readonly WrongAnswer[]): object =>
  Object.fromEntries([
    ...wrong.flatMap(([name]) => (name.endsWith('Val') ? [[name.slice(0, -3), 'Yes']] : [])),
    ...wrong.map(([name, answer]) => [name, answer]),
  ]);

it.each<[string, object, Sentences]>([
  ['/api/camper/create', camperForm(), camperSentences],
  ['/api/counselor/create', counselorForm(), counselorSentences],
  ['/api/counselor-app/create', counselorApplicationInput(), counselorApplicationSentences],
  ['/api/staff/create', staffApplicationForm({ staffPositionsAlt: ['Other'] }), staffApplicationSentences],
])('%s returns the form’s message for every answer', async (path, form, sentences) => {
  const client = await api.signedIn();
  const errorsOf = async (body: object) => {
    const answer = await client.post(path).send(body);
    return [answer.status, answer.body.message, answer.body.errors.map(pair)];
  };
  const refused = 'Form invalid. Please correct any errors.';

  expect(await errorsOf({})).toEqual([400, refused, Object.entries(sentences.missing)]);
  for (const wrong of wrongForms(sentences.wrong))
    expect(await errorsOf({ ...form, ...asked(wrong) })).toEqual([
      400,
      refused,
      wrong.map(([name, , sentence]) => [name, sentence]),
    ]);
});

const pair = ({ path, message }: { path: string; message: string }) => [path, message];
