import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { createUser } from '@camp/testing/factories/user';
import { recordCommands } from '@camp/testing/record-commands';
import { prepareWorker } from './fixture';
import { createHandlers } from './handlers';

const { bench } = prepareWorker({}, { monitorCommands: true });

it('a mail about a registration asks the database no more than this', async () => {
  const { deps, record } = bench();
  const { connection, models } = deps.database;
  const [camp, user] = [await createCamp(models), await createUser(models)];
  const { _id } = await createCamper(models, { userId: user._id, campId: camp._id });
  const payload = { camperId: _id.toString() };
  const row = await record('camper.registered', payload);
  const work = { eventId: row._id.toString(), name: 'mail.camper-registered' as const, payload };
  const noMemory = { happened: false, remember: () => Promise.resolve() };
  const commands = await recordCommands(connection);

  const asked = await commands.during(() => createHandlers(deps)['mail.camper-registered'](work, noMemory));

  expect(asked).toEqual([
    'find outbox',
    'insert deliveries',
    'find campers',
    'find camps + find users',
    'update deliveries',
    'aggregate deliveries',
    'delete outbox',
  ]);
  await bench().inbox.waitFor(({ recipients }) => recipients.includes(user.email), 10_000);
});
