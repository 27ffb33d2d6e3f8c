import { actionsOf } from '@camp/contracts/access/can';
import { camperForm } from '@camp/contracts/camper/form';
import { rolePresets } from '@camp/contracts/role/presets';
import { staffProfileSchema } from '@camp/contracts/staff-profile/schemas';
import { userFieldsSchema } from '@camp/contracts/user/account-schemas';
import { readSeats } from '@camp/database/camp/seats';
import { currentCamp } from '@camp/database/camp/current-camp';
import { openTestDatabase } from '@camp/database/test/open-database';
import { testKeys } from '@camp/testing/medical-key';
import { hash } from '@node-rs/argon2';
import { trusted } from 'mongoose';
import { demoAccounts } from './demo-accounts';
import { namedFamilies } from './named-families';
import { seed } from './seed';
import { demoStaff } from './staff';

const { models, ready, uri } = openTestDatabase();
const environment = { SEED: 'demo', ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'Lakeside42' } as const;

beforeAll(() => ready);

it('fills an empty database once, and shows the logins that work', async () => {
  const first = await seed(uri, environment, testKeys);
  const campers = await models.Camper.countDocuments();
  await models.User.updateOne({ emailKey: 'boss@example.org' }, { passwordHash: await hash('Changed42') });
  await models.User.deleteOne({ emailKey: 'cohen@example.org' });
  const second = await seed(uri, environment, testKeys);

  expect(first.map(({ who, email }) => [who, email])).toEqual([
    ['Administrator', 'boss@example.org'],
    ['Family Rivera', 'rivera@example.org'],
    ['Family Cohen', 'cohen@example.org'],
    ['Family Brooks', 'brooks@example.org'],
    ['Nurse', 'nurse@example.org'],
    ['Treasurer', 'treasurer@example.org'],
    ['Registrar', 'registrar@example.org'],
  ]);
  expect(first[0]?.password).toBe('Lakeside42');
  expect(second.map(({ who }) => who)).toEqual(
    first.map(({ who }) => who).filter((who) => who !== 'Administrator' && who !== 'Family Cohen'),
  );
  expect(await models.Camper.countDocuments()).toBe(campers);
});

it('stores sixty families with their campers, payments and gifts', async () => {
  await seed(uri, environment, testKeys);

  const counts = await Promise.all(
    [models.Camper, models.Donation, models.StaffProfile].map((model) => model.countDocuments()),
  );
  const paid = await models.Camper.countDocuments({ paid: true });
  const covering = await models.Payment.find({ status: 'paid' }).lean();
  // Another test deletes one of the 64 accounts.
  const users = await models.User.countDocuments({ emailKey: trusted({ $ne: 'cohen@example.org' }) });
  expect([users, ...counts]).toEqual([63, 150, 40, demoStaff.length]);
  expect(covering.flatMap(({ campers }) => campers)).toHaveLength(paid);
});

it('has three past camp years, an open one and two future ones, and every seat has its camper', async () => {
  await seed(uri, environment, testKeys);

  const camps = await models.Camp.find().sort({ year: 1 }).lean();
  const current = await currentCamp(models, new Date());
  const seated = await models.Camper.find({ campId: current?._id, waitlist: false }).lean();
  const seats = await readSeats(models, current!._id);
  const seatedIds = seats!.claims.map(({ camperId }) => camperId.toString());

  expect(camps.map(({ year }) => Math.sign(year - (current?.year ?? 0)))).toEqual([-1, -1, -1, 0, 1, 1]);
  expect(seated.map(({ _id }) => _id.toString()).sort()).toEqual(seatedIds.sort());
});

it('gives nurse, treasurer and registrar a role with exactly the rights of its preset', async () => {
  await seed(uri, environment, testKeys);

  for (const who of ['Nurse', 'Treasurer', 'Registrar']) {
    const holders = await models.User.find({ roles: who }).lean();
    const role = await models.Role.findOne({ name: who }).orFail().lean();
    expect(holders.map(({ email, roles }) => [email, roles])).toEqual([
      [`${who.toLowerCase()}@example.org`, ['user', who]],
    ]);
    expect(holders[0]).not.toHaveProperty('secondFactorSince');
    const preset = rolePresets.find(({ name }) => name === who);
    expect(role.actions).toEqual(actionsOf(preset?.permissions ?? {}));
  }
});

it('introduces the staff, each picture with the event that crops it', async () => {
  await seed(uri, environment, testKeys);

  const pictured = await models.StaffProfile.find({ imageState: 'pending' }).lean();
  const images = await models.Image.find({ subject: 'staff-about' }, { recordId: 1 }).lean();
  const events = await models.Outbox.find({ name: 'image.stored' }).lean();

  expect(await models.StaffProfile.countDocuments()).toBe(demoStaff.length);
  expect(pictured).toHaveLength(demoStaff.length - 1);
  expect(images.map(({ recordId }) => String(recordId))).toEqual(pictured.map(({ _id }) => String(_id)));
  expect(events.map(({ payload }) => payload.imageId)).toEqual(images.map(({ _id }) => String(_id)));
});

it('is valid for the forms', () => {
  for (const { fields } of demoAccounts(environment)) expect(userFieldsSchema.parse(fields)).toEqual(fields);
  for (const { profile } of demoStaff) expect(staffProfileSchema.parse(profile)).toEqual(profile);
  for (const { campers } of namedFamilies) {
    for (const { form } of campers) expect(camperForm.schema.parse(form)).toEqual(form);
  }
});
