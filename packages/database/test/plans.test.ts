import { createCamper } from './factories/camper';
import { openTestDatabase } from './open-database';
import { watchPlans } from './plans';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

it('reports collection scans and sorts in memory', async () => {
  const plans = watchPlans(connection);

  await plans.run(async () => {
    await models.Camper.findOne({ shirtSize: 'Adult Medium' });
    await models.Camper.find({ campYear: 2026 }).sort({ birthdate: 1 });
    await models.Camper.find({ shirtSize: 'Adult Medium' }).sort({ _id: 1 }).limit(5);
  });

  expect(await plans.faults()).toEqual([
    'find campers: campYear by birthdate: sorts all that it finds (campYear,createdAt,_id)',
    'find campers: shirtSize by _id: looks at the whole collection (_id)',
    'find campers: shirtSize: looks at the whole collection (COLLSCAN)',
  ]);
});

it('accepts indexed queries, queries of one family, and a test’s own queries', async () => {
  const plans = watchPlans(connection);
  const { userId } = await createCamper(models);

  await plans.run(async () => {
    await models.Camper.find({ campYear: 2026 }).sort({ nameLast: 1, nameFirst: 1, _id: 1 }).limit(5);
    await models.Camper.find({ userId }).sort({ birthdate: 1 });
    await models.Camper.find();
  });
  await models.Camper.findOne({ shirtSize: 'Adult Medium' });

  expect(await plans.faults()).toEqual([]);
});

it('does not accept a partial index that lacks the records', async () => {
  const plans = watchPlans(connection);

  await plans.run(async () => {
    await models.Image.find({ state: 'failed' });
    await models.Image.find({ state: 'ready' });
  });

  expect(await plans.faults()).toEqual(['find images: state: looks at the whole collection (COLLSCAN)']);
});
