import { createTestClock } from '@camp/testing/test-clock';
import { createImport } from '../../test/factories/import';
import { openTestDatabase } from '../../test/open-database';
import { readRetention, runRetention } from './run-retention';

const clock = createTestClock('2026-12-31T23:59:59Z');
const { models, ready } = openTestDatabase({ clock });
beforeAll(() => ready);
beforeEach(async () => {
  clock.set('2026-12-31T23:59:59Z');
  for (const name of ['ImportedRecord', 'Retention'] as const) await models[name].collection.deleteMany({});
});

const medical = { allergicReactionsVal: 'Bees' };
const importOf = async (year: number) => (await createImport(models, { year, medical })).record._id;
const previewed = async () =>
  (await readRetention(models, clock.now())).next.find(({ words }) => words.one.startsWith('imported'))
    ?.count;
const nextDay = () => clock.pass(24 * 60 * 60_000);

it('deletes medical answers of imported records a year after the end of their year', async () => {
  const [old, later, last] = [await importOf(2024), await importOf(2025), await importOf(2026)];

  expect(await runRetention(models, clock.now(), 1)).toMatchObject({ 'medical-imported': 1 });
  expect(await previewed()).toBe(0);
  nextDay();
  expect(await previewed()).toBe(1);
  expect(await runRetention(models, clock.now(), 1)).toMatchObject({ 'medical-imported': 1 });
  nextDay();
  expect(await runRetention(models, clock.now(), 1)).toMatchObject({ 'medical-imported': 0 });

  for (const _id of [old, later]) {
    const found = await models.ImportedRecord.findById(_id).orFail().lean();
    expect(found).toMatchObject({ title: 'Camper, Casey', values: { nameFirst: 'Casey' } });
    expect(found).not.toHaveProperty('medical');
    expect(await models.ImportedRecord.collection.findOne({ _id })).not.toHaveProperty('sealed');
  }
  expect(await models.ImportedRecord.findById(last).lean()).toMatchObject({ medical });
});

it('deletes none if it is switched off, and counts the years of the setting', async () => {
  await importOf(2010);
  await importOf(2023);

  expect(await runRetention(models, clock.now(), 0)).toMatchObject({ 'medical-imported': 0 });
  expect(await previewed()).toBe(0);
  nextDay();
  expect(await runRetention(models, clock.now(), 5)).toMatchObject({ 'medical-imported': 1 });
});
