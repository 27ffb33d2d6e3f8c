import { overdueIn } from './overdue';

const camp = { registrationCamperEnd: new Date('2031-07-05') };

it('counts unpaid campers as overdue after the due day in the camp’s time zone', () => {
  expect(overdueIn(camp, new Date('2031-07-06T05:59:59.999Z'))).toBeUndefined();
  expect(overdueIn(camp, new Date('2031-07-06T06:00:00.000Z'))).toEqual({ paid: false, waitlist: false });
  expect(overdueIn(null, new Date('2031-07-06T06:00:00.000Z'))).toBeUndefined();
});
