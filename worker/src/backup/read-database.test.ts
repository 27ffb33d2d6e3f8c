import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { openTestDatabase } from '@camp/database/test/open-database';
import { mongo } from 'mongoose';
import { decodeFrames, endMark, manifestMark } from './frames';
import { manifestSchema } from './manifest';
import { readDatabase } from './read-database';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

/** Reads all, and lets a family pay as soon as the first record was read. @returns the records by collection */
async function readWhilePaying(read: () => AsyncIterable<Buffer>): Promise<Map<string, mongo.Document[]>> {
  const camp = await createCamp(models);
  const campers = [
    await createCamper(models, { campId: camp._id }),
    await createCamper(models, { campId: camp._id }),
  ];
  const found = new Map<string, mongo.Document[]>();
  let names: string[] = [];
  let hasPaid = false;
  for await (const { mark, bytes } of decodeFrames(read())) {
    const record = mongo.BSON.deserialize(bytes);
    if (mark === manifestMark) names = manifestSchema.parse(record).collections;
    else if (mark !== endMark) found.set(names[mark]!, [...(found.get(names[mark]!) ?? []), record]);
    if (hasPaid || mark === manifestMark) continue;
    hasPaid = true;
    for (const camper of campers) {
      await createPayment(models, [camper]);
      await models.Camper.updateOne({ _id: camper._id }, { paid: true });
    }
  }
  return found;
}

const paidAndPayments = (found: ReadonlyMap<string, mongo.Document[]>) => [
  (found.get('campers') ?? []).filter(({ paid }) => paid === true).length,
  (found.get('payments') ?? []).length,
];

const client = () => connection.getClient() as unknown as mongo.MongoClient;
const database = () => connection.db as unknown as mongo.Db;

it('contains the data of a single moment while a family pays (F22)', async () => {
  const found = await readWhilePaying(() => readDatabase(client(), database(), new Date(), {}));

  expect(paidAndPayments(found)).toEqual([0, 0]);
});

it('contains a paid camper without its payment, or the reverse, if collections are read one by one (control)', async () => {
  async function* oneByOne() {
    const whole = readDatabase(client(), database(), new Date(), {});
    const { value: manifest } = await whole.next();
    yield manifest as Buffer;
    await whole.return(undefined);
    const { collections } = manifestSchema.parse(mongo.BSON.deserialize((manifest as Buffer).subarray(1)));
    for (const [mark, name] of collections.entries())
      for await (const record of database().collection(name).find())
        yield Buffer.concat([Buffer.of(mark), mongo.BSON.serialize(record)]);
  }
  const before = await models.Payment.countDocuments();

  const [paid, payments] = paidAndPayments(await readWhilePaying(oneByOne));

  expect([paid, (payments ?? 0) - before]).not.toEqual([0, 0]);
});

const ofServer = (code: number) => new mongo.MongoServerError({ message: 'Text of the server', code });
const ofDriver = new mongo.MongoCompatibilityError('Snapshot reads require MongoDB 5.0 or later');

it.each<[string, Error, string]>([
  ['a moment that is too old', ofServer(239), 'higher minSnapshotHistoryWindowInSeconds'],
  ['a moment that is not available', ofServer(246), 'Run the backup again.'],
  ['an engine that rejects the option', ofServer(72), 'Use MongoDB 7.0 or newer'],
  ['an engine that lacks the command', ofServer(238), 'Use MongoDB 7.0 or newer'],
  ['an old server', ofDriver, 'Use MongoDB 7.0 or newer'],
  ['any other error, as it is', ofServer(8000), 'Text of the server'],
])('says in one sentence what is wrong: %s', async (_, error, sentence) => {
  const read = readDatabase(client(), database(), new Date(), {});
  await read.next();
  jest.spyOn(mongo.FindCursor.prototype, 'toArray').mockRejectedValueOnce(error);

  const rest = (async () => {
    for await (const _frame of read);
  })();

  await expect(rest).rejects.toThrow(sentence);
});
