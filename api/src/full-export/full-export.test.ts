import { createCamper } from '@camp/database/test/factories/camper';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { unzip } from '@camp/testing/unzip';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
let administrator: Awaited<ReturnType<typeof api.signedIn>>;
beforeAll(async () => {
  administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
});

async function exported(format: string): Promise<Map<string, string>> {
  const { body, headers } = await administrator
    .get(`/api/full-export/file?format=${format}`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect(headers['content-type']).toBe('application/zip');
  return new Map([...unzip(body as Buffer)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}

/** Texts that no other record has. */
const secret = 'Sesame paste';
const note = 'Sleeps with a light on';

describe('an export of everything', () => {
  it('has each kind as a file, without medical answers, notes, pictures and secrets', async () => {
    const answers = { allergicReactions: 'Yes', allergicReactionsVal: secret } as const;
    const camper = await createCamper(api.models, { nameLast: 'Ámos', ...answers });
    await api.models.Note.create({ recordId: camper._id, userId: camper.userId, text: note });
    const { passwordHash } = await api.models.User.findById(camper.userId).orFail();

    for (const format of ['csv', 'json']) {
      const files = await exported(format);
      const all = [...files.values()].join('\n');

      expect(files.get(`campers.${format}`)).toContain('Ámos');
      expect([...files.keys()]).toEqual(expect.arrayContaining([`payments.${format}`, `audit.${format}`]));
      for (const absent of [secret, note, passwordHash, 'notes.', 'allergicReactions'])
        expect([absent, all.includes(absent)]).toEqual([absent, false]);
    }
  });

  it('has every record, however many there are, as rows and as valid JSON', async () => {
    const { _id: campId } = await createCamp(api.models);
    const { _id, ...camper } = await createCamper(api.models, { campId });
    const copies = Array.from({ length: 1_200 }, (_, index) => ({ ...camper, personKey: `copy ${index}` }));
    await api.models.Camper.collection.insertMany(copies as never[]);
    const count = await api.models.Camper.countDocuments();

    const rows = (await exported('csv')).get('campers.csv')?.trim().split('\r\n');
    const list = JSON.parse((await exported('json')).get('campers.json') ?? '') as { _id: string }[];

    expect([rows?.length, list.length]).toEqual([count + 1, count]);
    expect(new Set(list.map((one) => one._id)).size).toBe(count);
    expect(list.map((one) => one._id)).toContain(_id.toString());
  });

  it('has no cell that a spreadsheet would run', async () => {
    await createCamper(api.models, { nameLast: '=HYPERLINK("http://x.test")' });

    expect((await exported('csv')).get('campers.csv')).toContain(`"'=HYPERLINK(""http://x.test"")"`);
  });

  it('is audited before it is sent', async () => {
    await exported('json');

    const row = await api.models.Audit.findOne({ subject: 'everything' }).sort({ _id: -1 }).lean();
    expect([String(row?.actorId), row?.action, row?.part]).toEqual([administrator.userId, 'export', 'json']);
  });

  it('is for the role admin only, whatever rights another role has', async () => {
    const { name } = await createRole(api.models, { admin: ['view', 'edit', 'create'] });
    const other = await api.signedIn(await api.createAccount({ roles: [name] }));

    await other.get('/api/full-export/file?format=csv').expect(403);
    await other.get('/api/full-export/contents').expect(403);
    const { body } = await administrator.get('/api/full-export/file?format=xls').expect(400);
    expect(body.errors).toEqual([{ path: 'format', message: 'Choose csv or json.' }]);
  });

  it('is announced with the number of records of each kind', async () => {
    const { body } = await administrator.get('/api/full-export/contents').expect(200);

    expect(body.kinds).toContainEqual({
      file: 'accounts',
      what: 'Accounts',
      records: await api.models.User.countDocuments(),
    });
    expect(body.encryptedOnly).toEqual(['Notes on registrations']);
  });
});
