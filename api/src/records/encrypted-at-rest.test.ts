import { Writable } from 'node:stream';
import { detailNameOf, namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { registrationRecords } from '@camp/contracts/registries/records';
import { createCamp } from '@camp/database/test/factories/camp';
import { createLogger } from '@camp/runtime/logger';
import { mongo } from 'mongoose';
import { knownPassword, serveApi, type Client } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { counselorForm, sendCounselor } from '../../test/counselor-form';
import { pictureOf } from '../../test/pictures';
import { sendAsBrowser, staffApplicationForm } from '../../test/staff-application-form';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const api = serveApi({
  overrides: () => ({ logger: createLogger({ name: 'api', level: 'trace', destination }) }),
});
beforeAll(() => createCamp(api.models, { year: 2026 }));

type Kind = 'camper' | 'counselor' | 'staff';
const word = 'Zanzibar';
/** A day that no other field has. */
const day = '2019-03-17';

/** A marker for every medical answer, of its kind. */
function markers(record: RecordDeclaration): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record.fields).flatMap(([name, field]): [string, string][] => {
      if (!namesAt(record, 'medical').includes(name)) return [];
      switch (field.kind) {
        case 'yesNoDetail':
          return [
            [name, 'Yes'],
            [detailNameOf(name), `${word} ${name}`],
          ];
        case 'yesNo':
          return [[name, 'Yes']];
        case 'incident':
        case 'date':
        case 'pastDate':
          return [[name, day]];
        case 'phone':
          return [[name, '(303) 555-0177']];
        case 'line':
        case 'prose':
          return [[name, `${word} ${name}`]];
        default:
          return [];
      }
    }),
  );
}

const picture = pictureOf('jpeg');
const forms: Record<
  Kind,
  (client: Client, medical: Record<string, string>) => PromiseLike<{ status: number }>
> = {
  camper: (client, medical) => sendForm(client, camperForm({ ...medical, birthdate: '2010-01-02' }), picture),
  counselor: (client, medical) => sendCounselor(client, counselorForm(medical), picture),
  staff: (client, medical) =>
    sendAsBrowser(client, '/api/staff/create', staffApplicationForm(medical), picture),
};

const medicalNames = new Set(
  Object.values(registrationRecords).flatMap((record: RecordDeclaration) => namesAt(record, 'medical')),
);
/** The end of the picture, since its beginning is that of many. */
const pixels = picture.subarray(-32);

/** Every place of the database in which a marker, or the name of a medical field, is readable. */
async function shownInDatabase(): Promise<string[]> {
  const found: string[] = [];
  for (const { collection, document, bytes } of await rawDocuments()) {
    const text = mongo.BSON.EJSON.stringify(document);
    const shown = [
      ...[word, '555-0177', ...secrets].filter((one) => bytes.includes(one)),
      ...(text.includes(day) ? [day] : []),
      ...(bytes.includes(pixels) ? ['picture'] : []),
      // A name stands between two quotes, whether it is a field's or a value.
      ...[...medicalNames].filter((name) => text.includes(`"${name}"`)),
    ];
    found.push(...shown.map((one) => `${collection}: ${one}`));
  }
  return found;
}

/** In a log line or a job, a name of a medical field stands between quotes, which may be escaped. */
const shownInText = (text: string) => [
  ...[word, '555-0177', day, ...secrets].filter((one) => text.includes(one)),
  ...[...medicalNames].filter((name) => text.includes(`"${name}"`) || text.includes(`"${name}\\"`)),
];

/** Every stored document as bytes, by collection. */
async function rawDocuments(): Promise<{ collection: string; document: mongo.Document; bytes: Buffer }[]> {
  const found = [];
  for (const one of await api.connection.db!.collections())
    for (const document of await one.find().toArray())
      found.push({
        collection: one.collectionName,
        document,
        bytes: Buffer.from(mongo.BSON.serialize(document)),
      });
  return found;
}

/** Everything in Redis that belongs to this test. */
async function redisValues(): Promise<string> {
  const { redis, queuePrefix = '' } = api.deps;
  const read: Record<string, (key: string) => Promise<unknown>> = {
    hash: (key) => redis.hgetall(key),
    string: (key) => redis.get(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const keys = await redis.keys(`${queuePrefix}*`);
  const values = await Promise.all(keys.map(async (key) => [key, await read[await redis.type(key)]?.(key)]));
  return JSON.stringify(values);
}

/** A family registers, looks at its record, changes it, and downloads everything. */
async function registerAll(): Promise<void> {
  for (const kind of ['camper', 'counselor', 'staff'] as const) {
    const medical = markers(registrationRecords[kind]);
    const owner = await api.signedIn();
    const { status } = await forms[kind](owner, medical);
    expect([kind, status]).toEqual([kind, 201]);
    const model = { camper: 'Camper', counselor: 'Counselor', staff: 'StaffApplication' }[kind] as 'Camper';
    const { _id } = await api.models[model].findOne({ userId: owner.userId }).orFail().lean();
    const { body } = await owner.get(`/api/${kind}/read/${String(_id)}`).expect(200);
    expect(JSON.stringify(body)).toContain(word);
    await owner
      .post(`/api/${kind}/update/${String(_id)}`, { diabetes: 'No', medicationsVal: `${word} changed` })
      .expect(200);
    await owner.get('/api/user/download').expect(200);
  }
}

/** An administrator sees lists, saves a view, imports an earlier year and exports. */
async function administer(): Promise<void> {
  const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  await administrator.get('/api/camper/list?allergicReactions=Yes').expect(200);
  await administrator.get('/api/camper/export').expect(200);
  await administrator.get('/api/full-export/file?format=csv').expect(200);
  const fields = ['nameFirst', 'nameLast', 'year', 'allergicReactions', 'allergicReactionsVal'];
  await administrator
    .post('/api/import/store')
    .field('kind', 'camper')
    .field('fields', JSON.stringify(fields))
    .attach('file', Buffer.from(`A,B,C,D,E\nAna,Rivera,2019,Yes,${word} imported\n`), 'years.csv')
    .expect(200);
  const { _id: record } = await api.models.Camper.findOne().orFail().lean();
  await administrator
    .post('/api/note/create', { record: String(record), text: `${word} noted, Insulin at noon` })
    .expect(201);
  const started = await administrator.post('/api/user/secondfactor/start', { current: knownPassword });
  secrets.push((started.body as { secret: string }).secret);
}

/** Secrets of login codes. */
const secrets: string[] = [];

it('no document, job or log line shows a medical answer, its field’s name or a private picture (S64)', async () => {
  await registerAll();
  await administer();

  const collections = new Set((await rawDocuments()).map(({ collection }) => collection));
  expect([...collections]).toEqual(
    expect.arrayContaining(['campers', 'counselors', 'staff-applications', 'imported-records', 'images']),
  );
  expect([...collections]).toEqual(expect.arrayContaining(['audits', 'outbox', 'second-factors', 'notes']));
  expect(await shownInDatabase()).toEqual([]);
  expect(shownInText(await redisValues())).toEqual([]);
  expect(shownInText(lines.join(''))).toEqual([]);
});

it('only four flags say something medical in the clear', async () => {
  const clear = (await rawDocuments()).flatMap(({ document }) =>
    'sealed' in document && 'flags' in document ? [Object.keys(document.flags as object).sort()] : [],
  );
  expect(clear).toHaveLength(3);
  for (const flags of clear) expect(flags).toEqual(['allergy', 'diet', 'medication', 'proof']);
});

it('finds what is planted in the clear, so that the tests above can fail', async () => {
  const { redis, queuePrefix = '' } = api.deps;
  const planted = { asthma: new Date(day), note: `a ${word}`, bytes: picture };
  await api.connection.db!.collection('planted').insertOne(planted);
  await redis.rpush(`${queuePrefix}-planted`, word, JSON.stringify({ diabetes: 'No' }));
  api.deps.logger.info({ headaches: 'No' }, `a ${word}`);

  const found = ['planted: picture', `planted: ${day}`, `planted: ${word}`, 'planted: asthma'];
  expect((await shownInDatabase()).sort()).toEqual(expect.arrayContaining(found));
  expect(shownInText(await redisValues())).toEqual([word, 'diabetes']);
  expect(shownInText(lines.join(''))).toEqual([word, 'headaches']);
  await redis.del(`${queuePrefix}-planted`);
});
