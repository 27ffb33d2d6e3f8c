import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { waitlistPositions } from './waitlist-positions';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

it('counts the waitlist of each camper’s own year', async () => {
  const { _id: userId } = await createUser(models);
  const [lastYear, thisYear] = [await createCamp(models), await createCamp(models)];
  const join = (camp: typeof thisYear) => createCamper(models, { campId: camp._id, userId, waitlist: true });
  await join(lastYear);
  const last = await join(lastYear);
  await join(thisYear);
  await join(thisYear);
  const current = await join(thisYear);

  const positions = await waitlistPositions(models, [last, current]);

  expect([positions.get(last._id.toString()), positions.get(current._id.toString())]).toEqual([2, 3]);
});

it('counts no camper who is not offered a spot, and gives such a camper no position', async () => {
  const { _id: campId } = await createCamp(models);
  const join = (values: object) => createCamper(models, { campId, waitlist: true, ...values });
  const passed = [await join({ pinned: true }), await join({ chosenWaitlist: true })];
  const seated = await join({ waitlist: false });
  const next = await join({});

  const positions = await waitlistPositions(models, [...passed, seated, next]);

  expect([...positions]).toEqual([[next._id.toString(), 1]]);
});
