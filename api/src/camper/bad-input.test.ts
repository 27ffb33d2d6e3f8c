import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { dateWrong, phoneWrong, wrongIn } from '@camp/contracts/test/sentences/sentences';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { pictureOf } from '../../test/pictures';

const api = serveApi();

/** The test clock shows July 1, 2026, when registration for 2026 is open. */
beforeEach(async () => {
  api.clock.set('2026-07-01T12:00:00Z');
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

describe('bad input of a registration', () => {
  it('refuses a birthdate in the future', async () => {
    const parent = await api.signedIn();

    const { status, body } = await sendForm(parent, camperForm({ birthdate: '2099-01-01', covid: 'No' }));

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'birthdate', message: dateWrong }]);
  });

  it('names every wrong field at once, in the specification’s words, and stores nothing', async () => {
    const parent = await api.signedIn();
    const form = camperForm({
      nameFirst: '',
      sex: 'X',
      birthdate: '2015-02-31',
      phoneNumber: '12',
      school: 'x'.repeat(201),
    });

    const { status, body } = await sendForm(parent, form);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', message: 'Form invalid. Please correct any errors.' });
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'nameFirst', message: camperSentences.missing.nameFirst },
        { path: 'sex', message: camperSentences.missing.sex },
        { path: 'birthdate', message: dateWrong },
        { path: 'phoneNumber', message: phoneWrong },
        { path: 'school', message: wrongIn(camperSentences, 'school') },
      ]),
    );
    expect(body.errors).toHaveLength(5);
    expect(await api.models.Camper.countDocuments({ userId: parent.userId })).toBe(0);
  });

  it.each([
    ['a text file named .jpg', Buffer.from('this is no picture, whatever its name says')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a JPEG cut off in its header', pictureOf('jpeg').subarray(0, 16)],
    ['an animated PNG', pictureOf('animated-png')],
    ['an animated WebP', pictureOf('animated-webp')],
    ['a PNG of 50 megapixels', pictureOf('huge-png')],
  ])('refuses %s on the field', async (_what, picture) => {
    const parent = await api.signedIn();

    const { status, body } = await sendForm(parent, camperForm(), picture);

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'covidVaccineImage', message: expect.any(String) }]);
    expect(await api.models.Camper.countDocuments({ userId: parent.userId })).toBe(0);
  });

  it('accepts JPEG, PNG and WebP', async () => {
    for (const kind of ['jpeg', 'png', 'webp'] as const)
      expect(
        (await sendForm(await api.signedIn(), camperForm(), pictureOf(kind), `${kind}.txt`)).status,
      ).toBe(201);
  });

  it('refuses a picture of 9 MB with 413', async () => {
    const large = Buffer.concat([pictureOf('jpeg'), Buffer.alloc(9 * 1024 * 1024)]);
    const { status, body } = await sendForm(await api.signedIn(), camperForm(), large);
    expect([status, body.code, body.message]).toEqual([413, 'too-large', 'File too large']);
  });
});
