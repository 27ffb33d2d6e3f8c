import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';
import { outboxSweep } from './sweep';

const { bench } = prepareWorker({ outboxSweep: 5_000, redispatchAfter: 20_000 });
const ahead = () => new Date(Date.now() + 10 * 60_000);

it.each(['createdAt', 'dispatchedAt'] as const)(
  'dispatches an event at once if a machine whose clock is ahead stored %s (I7)',
  async (field) => {
    const { models } = bench().deps.database;
    const { _id: userId } = await createUser(models);
    const { _id } = await bench().record('user.password-changed', { userId: userId.toString() });
    await models.Outbox.collection.updateOne({ _id }, { $set: { [field]: ahead() } });

    const dispatched = await outboxSweep(bench().deps).sweep();
    const again = await outboxSweep(bench().deps).sweep();
    bench().work();
    await bench().finished(_id.toString());

    expect([dispatched, again]).toEqual([1, 0]);
  },
);
