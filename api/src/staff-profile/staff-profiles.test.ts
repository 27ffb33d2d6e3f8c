import { wrongIn } from '@camp/contracts/test/sentences/sentences';
import { staffProfileSentences } from '@camp/contracts/test/sentences/staff-profile';
import { createStaffProfile, staffProfileInput } from '@camp/database/test/factories/staff-profile';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { pictureOf } from '../../test/pictures';

const api = serveApi();
let editor: Awaited<ReturnType<typeof api.signedIn>>;
beforeAll(async () => {
  editor = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
});

const sendForm = (path: string, form: object, picture?: Buffer, part = 'image') => {
  const test = editor.post(path);
  for (const [field, value] of Object.entries(form)) void test.field(field, String(value));
  return picture ? test.attach(part, picture, 'me.jpg') : test;
};
const images = (recordId: string) => api.models.Image.find({ subject: 'staff-about', recordId });
const storedEvents = (imageId: unknown) =>
  api.models.Outbox.countDocuments({ name: 'image.stored', 'payload.imageId': String(imageId) });

describe('a new profile', () => {
  it('is stored with its picture and the event that crops it to a circle', async () => {
    const form = staffProfileInput();

    const { status, body } = await sendForm('/api/staff-about/create', form, pictureOf('jpeg'));

    const [image] = await images(body._id);
    expect(status).toBe(201);
    expect(body).toEqual({
      result: true,
      _id: body.msg._id,
      msg: {
        ...form,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        imageUrl: `/images/${String(image?._id)}-200.jpg`,
        imageState: 'pending',
        imagePlaceholder: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
    expect(await storedEvents(image?._id)).toBe(1);
  });

  it('accepts the file under any name, and JSON without a file', async () => {
    const other = await sendForm('/api/staff-about/create', staffProfileInput(), pictureOf('png'), 'photo');
    const json = await editor.post('/api/staff-about/create', staffProfileInput());
    expect([other.status, other.body.msg.imageState]).toEqual([201, 'pending']);
    expect([json.status, json.body.msg.imageUrl, json.body.msg.imageState]).toEqual([201, null, 'none']);
  });

  it('is created once, however often the same form is submitted', async () => {
    const form = staffProfileInput();
    const answers = await Promise.all([1, 2, 3].map(() => editor.post('/api/staff-about/create', form)));
    answers.push(await editor.post('/api/staff-about/create', form));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);

    api.clock.pass(61_000);
    const later = await editor.post('/api/staff-about/create', form);
    expect(later.status).toBe(201);
    expect(later.body._id).not.toBe(answers[0]?.body._id);
  });

  it('is refused under the key of another profile', async () => {
    const form = staffProfileInput();
    const send = (values: object) =>
      editor.post('/api/staff-about/create', { ...form, ...values }).set('Idempotency-Key', 'a-profile');
    const first = await send({});

    const answers = [await send({}), await send({ hobbies: 'Whittling' })];

    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(answers.map(({ body }) => body._id ?? body.code)).toEqual([first.body._id, 'conflict']);
  });

  it.each([
    [{ nameFirst: '' }, 'nameFirst', staffProfileSentences.missing.nameFirst],
    [{ order: 0 }, 'order', wrongIn(staffProfileSentences, 'order', '0')],
    [{ order: -1 }, 'order', wrongIn(staffProfileSentences, 'order', '-1')],
    [{ yearsAtCamp: 'many' }, 'yearsAtCamp', wrongIn(staffProfileSentences, 'yearsAtCamp', 'many')],
  ])('is refused with %p', async (values, path, message) => {
    const { status, body } = await editor.post('/api/staff-about/create', {
      ...staffProfileInput(),
      ...values,
    });
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  });

  it('is refused with a file that is no picture', async () => {
    const count = await api.models.StaffProfile.countDocuments();
    const { status, body } = await sendForm(
      '/api/staff-about/create',
      staffProfileInput(),
      Buffer.from('<svg onload="alert(1)"/>'),
    );
    expect([status, body.errors]).toEqual([400, [{ path: 'image', message: expect.any(String) }]]);
    expect(await api.models.StaffProfile.countDocuments()).toBe(count);
  });

  it('accepts one file only', async () => {
    const answer = await sendForm('/api/staff-about/create', staffProfileInput(), pictureOf('jpeg')).attach(
      'second',
      pictureOf('png'),
      'two.png',
    );
    expect(answer.status).toBe(400);
  });
});

it('lists by ascending order, treats a missing order as 10, and puts the older of equals first', async () => {
  await api.models.StaffProfile.deleteMany({});
  for (const [nameFirst, order] of [
    ['Last', 10],
    ['Old', undefined],
    ['First', 1],
    ['Middle', 5],
  ] as const)
    await createStaffProfile(api.models, { nameFirst, order });

  const all = await api.visitor.get('/api/staff-about/list');
  const page = await api.visitor.get('/api/staff-about/list?page=2&pageSize=3');

  const shown = all.body.map(({ nameFirst, order }: Record<string, unknown>) => [nameFirst, order]);
  expect(shown).toEqual([
    ['First', 1],
    ['Middle', 5],
    ['Last', 10],
    ['Old', 10],
  ]);
  expect(page.body.map(({ nameFirst }: { nameFirst: string }) => nameFirst)).toEqual(['Old']);
  expect(page.headers['x-total-count']).toBe('4');
});

it('has pages of 200 if only the page is given, like every list', async () => {
  await api.models.StaffProfile.deleteMany({});
  const userId = new Types.ObjectId();
  await api.models.StaffProfile.insertMany(
    Array.from({ length: 201 }, (_, index) => ({ ...staffProfileInput({ order: index }), userId })),
  );
  const pageOf = async (page: number) =>
    (await api.visitor.get(`/api/staff-about/list?page=${page}`)).body.map(
      ({ order }: { order: number }) => order,
    );

  expect(await pageOf(1)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(await pageOf(2)).toEqual([200]);
});

describe('a change', () => {
  it('keeps fields that aren’t sent, and the picture', async () => {
    const { body } = await sendForm('/api/staff-about/create', staffProfileInput(), pictureOf('jpeg'));

    const changed = await editor.post(`/api/staff-about/update/${body._id}`, {
      hobbies: 'Kites',
      userId: 'x',
    });

    expect(changed.status).toBe(200);
    expect(changed.body.msg).toEqual({ ...body.msg, hobbies: 'Kites', updatedAt: expect.any(String) });
  });

  it('with a new picture deletes the old one', async () => {
    const { body } = await sendForm('/api/staff-about/create', staffProfileInput(), pictureOf('jpeg'));

    const changed = await sendForm(`/api/staff-about/update/${body._id}`, {}, pictureOf('webp'));

    const stored = await images(body._id);
    expect(stored).toHaveLength(1);
    expect(changed.body.msg.imageUrl).toBe(`/images/${String(stored[0]?._id)}-200.jpg`);
    expect(changed.body.msg.imageUrl).not.toBe(body.msg.imageUrl);
  });

  it('is audited by the names of the answers, like the creation', async () => {
    const { body } = await editor.post('/api/staff-about/create', staffProfileInput());
    const path = `/api/staff-about/update/${body._id}`;

    await editor.post(path, { hobbies: 'Kites' }).expect(200);
    await editor.post(path, { hobbies: 'Kites' }).expect(200);
    await sendForm(path, {}, pictureOf('webp')).expect(200);

    const written = await api.models.Audit.find({ recordIds: body._id }).sort({ _id: 1 }).lean();
    expect(written.map(({ action, subject, fields }) => [action, subject, fields])).toEqual([
      ['create', 'staff-about', undefined],
      ['change', 'staff-about', ['hobbies']],
      ['change', 'staff-about', ['image']],
    ]);
    expect(new Set(written.map(({ actorId }) => String(actorId)))).toEqual(new Set([editor.userId]));
  });

  it('of a deleted profile is refused with 404', async () => {
    const id = new Types.ObjectId().toString();
    expect((await editor.post(`/api/staff-about/update/${id}`, {})).status).toBe(404);
    expect((await editor.delete(`/api/staff-about/delete/${id}`)).status).toBe(404);
  });
});

it('is deleted with its picture', async () => {
  const { body } = await sendForm('/api/staff-about/create', staffProfileInput(), pictureOf('jpeg'));

  const answer = await editor.delete(`/api/staff-about/delete/${body._id}`);

  expect([answer.status, answer.body]).toEqual([200, { result: true }]);
  expect(await images(body._id)).toEqual([]);
  expect(await api.models.StaffProfile.exists({ _id: body._id })).toBeNull();
  const written = await api.models.Audit.find({ recordIds: body._id, action: 'delete' }).lean();
  expect(written).toMatchObject([{ subject: 'staff-about' }]);
  expect(String(written[0]?.actorId)).toBe(editor.userId);
});

describe('the pictures', () => {
  const store = (values: object) =>
    api.models.Image.create({
      subject: 'staff-about',
      recordId: new Types.ObjectId(),
      bytes: Buffer.from('original'),
      contentType: 'image/jpeg',
      ...values,
    });
  const renditions = [{ name: '200.jpg', contentType: 'image/jpeg', bytes: Buffer.from('round') }];

  it('are public and cached forever', async () => {
    const { _id } = await store({ state: 'ready', renditions });

    const { status, headers, body } = await api.visitor.get(`/images/${String(_id)}-200.jpg`);

    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['x-content-type-options'],
    ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable', 'nosniff']);
    expect(Buffer.from(body as Buffer).toString()).toBe('round');
  });

  it('include neither another record’s picture nor an original (S42)', async () => {
    const proof = await store({ subject: 'camper', state: 'ready', renditions });
    const original = await store({ state: 'original' });
    const ready = await store({ state: 'ready', renditions });
    const names = [
      `${String(proof._id)}-200.jpg`,
      `${String(original._id)}-200.jpg`,
      `${String(ready._id)}-900.jpg`,
      String(ready._id),
      'nonsense',
      '..%2f..%2fpackage.json',
    ];
    for (const name of names) {
      const { status, headers } = await api.visitor.get(`/images/${name}`);
      expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-store']);
    }
    expect((await api.visitor.get(`/images/${String(original._id)}-200.jpg`)).body.code).toBe(
      'image-pending',
    );
  });
});
