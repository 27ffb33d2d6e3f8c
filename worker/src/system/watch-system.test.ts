import { adminRoleName } from '@camp/contracts/access/default-roles';
import { right, wrong, type Check, type Finding } from '@camp/checks/check';
import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';
import { watchSystem } from './watch-system';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
const minutes = 60_000;

/** Later than the machine's clock, so that a started worker doesn't check. */
let at = new Date(Date.now() + 60 * minutes);
let finding: Finding = right('The disk has 9.0 GB left.');
const full = wrong('The disk has only 1.2 GB left.');
const check: Check = {
  name: 'disk',
  category: 'Server',
  help: 'Run: docker system prune',
  run: async () => finding,
};

/** Checks as one worker, ten minutes later than the last time. */
const checkAgain = async (workers = 1) => {
  at = new Date(at.getTime() + 10 * minutes);
  const deps = { ...bench().deps, clock: { now: () => at } };
  await Promise.all(Array.from({ length: workers }, () => watchSystem(deps, [check])));
};
const events = () => models().Outbox.countDocuments({ name: 'system.needs-person' });
const administrator = (values = {}) => createUser(models(), { roles: [adminRoleName], ...values });
const emailsTo = (address: string) =>
  bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(address));

beforeEach(async () => {
  finding = right('The disk has 9.0 GB left.');
  await Promise.all([
    models().SystemWatch.deleteMany({}),
    models().User.deleteMany({}),
    models().Outbox.deleteMany({}),
  ]);
});

it('emails nobody while all is right, or after one wrong result', async () => {
  await administrator();
  await checkAgain();
  await checkAgain();
  finding = full;
  await checkAgain();
  finding = right('The disk has 9.0 GB left.');
  await checkAgain();
  finding = full;
  await checkAgain();

  expect(await events()).toBe(0);
});

it('emails every administrator what is wrong and what to do, once a day', async () => {
  const [one, other, unverified, parent] = await Promise.all([
    administrator(),
    administrator(),
    administrator({ emailVerified: false }),
    createUser(models()),
  ]);
  finding = full;
  for (let round = 0; round < 5; round += 1) await checkAgain();
  bench().work();

  await bench().until('both were emailed', async () => (await events()) === 0);
  const [email] = emailsTo(one.email);
  expect(email?.text).toContain('The disk has only 1.2 GB left. Run: docker system prune');
  expect(email?.text).toContain('http://camp.test/admin/dashboard');
  expect([one, other, unverified, parent].map(({ email: to }) => emailsTo(to).length)).toEqual([1, 1, 0, 0]);

  at = new Date(at.getTime() + 23 * 60 * minutes);
  await checkAgain();
  expect(await events()).toBe(0);
  at = new Date(at.getTime() + 60 * minutes);
  await checkAgain();
  await bench().until('it came again', () => emailsTo(one.email).length === 2);
});

it('emails once if several workers check at the same time', async () => {
  const { email } = await administrator();
  finding = full;
  await checkAgain(5);
  await checkAgain(5);

  expect((await models().SystemWatch.findOne().lean())?.wrong).toMatchObject([{ name: 'disk', times: 2 }]);
  expect(await events()).toBe(1);
  bench().work();
  await bench().until('the email came', () => emailsTo(email).length === 1);
});

it('sends nothing if it is right by the time of the email', async () => {
  const { email, _id } = await administrator();
  await checkAgain();
  const eventId = await bench().happen('system.needs-person', { userId: _id.toString() });
  bench().work();

  await bench().finished(eventId);

  expect(emailsTo(email)).toEqual([]);
});
