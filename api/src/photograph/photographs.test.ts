import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { pictureOf } from '../../test/pictures';

const api = serveApi();
let editor: Awaited<ReturnType<typeof api.signedIn>>;
beforeAll(async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  const account = { roles: [name], nameFirst: 'Robin', nameLast: 'Rivera' };
  editor = await api.signedIn(await api.createAccount(account));
});
beforeEach(() => Promise.all([api.models.Photograph.deleteMany({}), api.models.Album.deleteMany({})]));

const upload = (bytes: Buffer, name = 'lake.jpg') =>
  editor.post('/api/photograph/create').field('name', name).attach('image', bytes, name);
const update = (id: unknown, change: object) => editor.post(`/api/photograph/update/${String(id)}`, change);
const order = (ids: readonly unknown[]) =>
  editor.post('/api/photograph/order', { photographs: ids.map(String) });
const namesOf = async (path = '/api/photograph/all') => {
  const { body } = await editor.get(path).expect(200);
  return (body as { name: string; _id: string }[]).map(({ name, _id }) => name ?? _id);
};
const complete = { alt: 'Children jump into a lake.', consent: true };

describe('a photograph', () => {
  it('is shown in the album’s order once it has a description, consent and a page', async () => {
    const [first, second] = [await createPhotograph(api.models), await createPhotograph(api.models)];
    for (const { _id } of [second, first])
      await update(_id, { ...complete, inGallery: true, onHome: true }).expect(200);

    const { body } = await api.visitor.get('/api/photograph/list').expect(200);
    const current = await api.visitor.get('/api/content/current').expect(200);

    const expected = [first, second].map(({ _id, imageId }) => ({
      ...{ _id: String(_id), imageId: String(imageId), alt: complete.alt },
      ...{ width: 1_600, height: 1_200, widths: [480, 960, 1_600] },
    }));
    expect(body).toEqual(expected);
    expect(current.body.photographs.values).toEqual({ home: expected, inGallery: 2 });
  });

  it('stores who confirmed the consent and when, and keeps both through other changes', async () => {
    const { _id } = await createPhotograph(api.models);
    const confirmedAt = api.clock.now().toISOString();
    await update(_id, complete).expect(200);
    api.clock.pass(60_000);

    const { body } = await update(_id, { inGallery: true }).expect(200);

    expect(body.msg.consent).toEqual({ by: 'Robin Rivera', confirmedAt });
    const audit = await api.models.Audit.find({ recordIds: _id }).sort({ createdAt: 1 }).lean();
    expect(audit.map(({ action, fields }) => [action, fields])).toEqual([
      ['change', ['alt', 'consent']],
      ['change', ['inGallery']],
    ]);
  });

  it('isn’t shown without a description and consent, even if they are removed later', async () => {
    const { _id } = await createPhotograph(api.models);
    const both = [
      { path: 'alt', message: 'Describe the photograph for people who can’t see it.' },
      { path: 'consent', message: smallForms.photographConsentMissing },
    ];

    expect((await update(_id, { onHome: true }).expect(400)).body.errors).toEqual(both);
    await update(_id, { ...complete, onHome: true }).expect(200);
    expect((await update(_id, { alt: ' ', consent: false }).expect(400)).body.errors).toEqual(both);
    await update(_id, { consent: false, onHome: false }).expect(200);

    expect((await api.models.Photograph.findById(_id).orFail()).consent).toBeNull();
  });

  it('names every error of a change at once', async () => {
    const { _id } = await createPhotograph(api.models);

    const { body } = await update(_id, { alt: 'x'.repeat(301), consent: 'yes' }).expect(400);

    expect(body.errors).toEqual([
      { path: 'alt', message: 'Enter up to 300 characters.' },
      { path: 'consent', message: 'Send true or false.' },
    ]);
  });

  it('is deleted with its pictures and its position in the order', async () => {
    const { body } = await upload(pictureOf('jpeg'));
    const { name } = await createPhotograph(api.models);

    await editor.delete(`/api/photograph/delete/${body._id}`).expect(200);

    expect(await namesOf()).toEqual([name]);
    expect(await api.models.Image.countDocuments({ recordId: body._id })).toBe(0);
    expect((await api.models.Album.findOne().orFail()).photographs).toHaveLength(1);
    await editor.delete(`/api/photograph/delete/${body._id}`).expect(404);
    const audit = await api.models.Audit.find({ recordIds: body._id }).sort({ _id: 1 }).lean();
    expect(audit.map(({ action, subject }) => [action, subject])).toEqual([
      ['create', 'photograph'],
      ['delete', 'photograph'],
    ]);
  });
});

describe('the order', () => {
  it('changes for editors and visitors', async () => {
    const shown = {
      ...complete,
      inGallery: true,
      consent: { userId: new Types.ObjectId(), at: new Date(0) },
    };
    const one = await createPhotograph(api.models, shown);
    const two = await createPhotograph(api.models, shown);
    const three = await createPhotograph(api.models, shown);

    await order([three._id, one._id, two._id]).expect(200);

    expect(await namesOf()).toEqual([three.name, one.name, two.name]);
    const [audit] = await api.models.Audit.find({ recordIds: two._id }).lean();
    expect(audit).toMatchObject({ action: 'change', subject: 'photograph', fields: ['order'] });
    expect(audit?.recordIds).toEqual([three._id, one._id, two._id]);
    expect(await namesOf('/api/photograph/list')).toEqual([three, one, two].map(({ _id }) => String(_id)));
  });

  it('must name exactly the existing photographs', async () => {
    const [one, two] = [await createPhotograph(api.models), await createPhotograph(api.models)];

    for (const ids of [[one._id], [one._id, one._id], [one._id, two._id, new Types.ObjectId()]]) {
      const { status, body } = await order(ids);
      expect([status, body.code]).toEqual([409, 'conflict']);
    }
    expect(await namesOf()).toEqual([one.name, two.name]);
  });

  it('loses no photograph that is uploaded or deleted meanwhile', async () => {
    const made = [await createPhotograph(api.models), await createPhotograph(api.models)];
    const [one, two] = made.map(({ _id }) => _id);
    const remove = editor.delete(`/api/photograph/delete/${String(two)}`);

    await Promise.all([order([two, one]), upload(pictureOf('jpeg'), 'new.jpg').expect(201), remove]);

    expect((await namesOf()).sort()).toEqual([made[0]?.name, 'new.jpg'].sort());
    expect((await api.models.Album.findOne().orFail()).photographs).toHaveLength(2);
  });
});
