import { lastInstantOf } from '@camp/contracts/camp/dates';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperForm } from '@camp/contracts/camper/form';
import { answerNames } from '@camp/contracts/records/names';
import { userFieldsSchema } from '@camp/contracts/user/account-schemas';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createModels } from '@camp/database/models';
import { createConnection } from 'mongoose';
import { demoAccounts } from './demo-accounts';
import { makeDemoData, type DemoYear } from './demo-data';
import { demoSizes, tenYearsOf } from './demo-size';

const accounts = demoAccounts({ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'Lakeside42' });
const dataOf = (size: keyof typeof demoSizes, now: string) =>
  makeDemoData(accounts, demoSizes[size], (password) => `hash of ${password}`, new Date(now));

const autumn = '2026-11-22T10:00:00Z';
const models = createModels(createConnection());
const idsOf = (some: readonly { _id: unknown }[]) => some.map(({ _id }) => String(_id));
const shown = (camper: StoredCamper) =>
  Object.fromEntries(
    answerNames(camperRecord).flatMap((name) => (name in camper ? [[name, camper[name]]] : [])),
  );

it('has sixty families and 150 campers over four years, and a year of donations', () => {
  const { users, years, donations } = dataOf('demo', autumn);

  // The administrator, the holders of the three roles, and one account for each family.
  expect(users).toHaveLength(1 + 3 + 60);
  expect(years.map(({ camp, campers }) => [camp.year, campers.length])).toEqual([
    [2027, 24],
    [2026, 40],
    [2025, 44],
    [2024, 42],
    [2028, 0],
    [2029, 0],
  ]);
  expect(donations).toHaveLength(40);
  expect(donations.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)).sort()).toEqual([
    '2025-11-22',
    ...Array.from({ length: 38 }, () => expect.any(String)),
    '2026-11-12',
  ]);
});

it('has ten thousand campers over ten years on request', () => {
  const { years } = dataOf('large', autumn);

  expect(years.map(({ camp, campers }) => `${camp.year} ${campers.length}`)).toEqual([
    ...Array.from({ length: 10 }, (_, ago) => `${2027 - ago} 1000`),
    '2028 0',
    '2029 0',
  ]);
  expect(years.map((year) => year.counselors.length)).toEqual([...Array<number>(10).fill(100), 0, 0]);
  expect(years.map(({ staff }) => staff.length)).toEqual([...Array<number>(10).fill(100), 0, 0]);
  const [{ campers, images }, ...earlier] = years as [DemoYear, ...DemoYear[]];
  expect(idsOf(images)).toEqual(campers.flatMap(({ imageId }) => (imageId ? [String(imageId)] : [])));
  expect(images.length).toBeGreaterThan(100);
  expect(earlier.flatMap((year) => year.images)).toEqual([]);
});

it('has the same current year after many past records as after few', () => {
  const shownAfter = (campers: number) => {
    const { years } = makeDemoData(
      accounts,
      tenYearsOf(campers, 100),
      (password) => password,
      new Date(autumn),
    );
    const [{ camp, campers: shownCampers, counselors, staff }, last] = years as [DemoYear, DemoYear];
    const standings = shownCampers.map(({ paid, waitlist }) => [paid, waitlist]);
    const counts = [counselors, staff].map(({ length }) => length);
    return {
      current: [camp.waitListAfter, counts, standings],
      last: [last.camp.waitListAfter, last.campers.length],
    };
  };

  const [few, many] = [shownAfter(1_000), shownAfter(10_000)];

  expect(many.current).toEqual(few.current);
  expect([few.last, many.last]).toEqual([
    [60, 100],
    [600, 1_000],
  ]);
});

it('has campers of every status, and registrations without a waitlist for each camp', () => {
  const { years } = dataOf('demo', autumn);
  const [current, ...past] = years;
  const standings = (year: DemoYear | undefined) =>
    new Set(year?.campers.map(({ paid, waitlist }) => (waitlist ? 'waits' : String(paid))));

  expect(standings(current)).toEqual(new Set(['null', 'false', 'true', 'waits']));
  expect(current?.camp.waiting).toBe(false);
  expect(current?.campers.filter(({ chosenWaitlist }) => chosenWaitlist)).toHaveLength(2);
  expect(past[1]?.campers.filter(({ waitlist }) => waitlist)).toHaveLength(4);
  const payments = past.flatMap((year) => year.payments);
  expect(payments.some(({ lines }) => lines.some(({ lateFee }) => lateFee === 2_500))).toBe(true);
  expect(payments.some(({ status }) => status === 'refunded')).toBe(true);
});

// Start dates during open registration, right after camp, and on New Year's Eve.
const moments = [autumn, '2026-07-01T00:00:00Z', '2026-09-07T12:00:00Z', '2026-12-31T23:59:00Z'];

describe.each([...moments.map((now) => ['demo', now] as const), ['large', autumn] as const])(
  '%s at %s',
  (size, now) => {
    const { users, years, donations } = dataOf(size, now);
    const all = years.flatMap(({ campers }) => campers);

    it('gives no camp more campers than seats, in order of arrival', () => {
      for (const { camp, campers } of years) {
        const asked = campers.filter(({ chosenWaitlist }) => !chosenWaitlist);
        const seated = campers.filter(({ waitlist }) => !waitlist);
        expect(seated).toHaveLength(Math.min(asked.length, camp.waitListAfter));
        expect(idsOf(seated)).toEqual(camp.claims.map(({ camperId }) => String(camperId)));
        expect(asked.slice(0, seated.length)).toEqual(seated);
        expect(campers.map(({ arrival }) => arrival)).toEqual(campers.map((_, index) => index + 1));
        expect([camp.arrivals, camp.waiting]).toEqual([campers.length, asked.length > seated.length]);
        const instants = campers.map(({ createdAt }) => createdAt.getTime());
        expect(instants).toEqual(instants.toSorted((one, other) => one - other));
      }
    });

    it('has a payment of the right amount for each paid camper, and for no other', () => {
      for (const { camp, campers, payments } of years) {
        const paid = campers.filter((camper) => camper.paid === true);
        const covering = payments.filter(({ status }) => status === 'paid');
        const covered = covering.flatMap((payment) => payment.campers.map(String));
        expect(covered.toSorted()).toEqual(idsOf(paid).toSorted());
        for (const { lines, amount, campId, refunds, status } of payments) {
          expect(lines.every(({ cost }) => cost === camp.registrationCost * 100)).toBe(true);
          expect(lines.reduce((sum, { cost, lateFee }) => sum + cost + lateFee, 0)).toBe(amount);
          expect(campId).toBe(camp._id);
          expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(
            status === 'refunded' ? amount : 0,
          );
        }
      }
    });

    it('registers nobody twice, and no more per account than allowed', () => {
      const once = all.map(
        ({ userId, campId, personKey }) => `${String(userId)} ${String(campId)} ${personKey}`,
      );
      const ofAccount = new Map<string, number>();
      for (const { userId, campId } of all) {
        const account = `${String(userId)} ${String(campId)}`;
        ofAccount.set(account, (ofAccount.get(account) ?? 0) + 1);
      }

      expect(new Set(once).size).toBe(all.length);
      expect(new Set(users.map(({ emailKey }) => emailKey)).size).toBe(users.length);
      expect(Math.max(...ofAccount.values())).toBeLessThanOrEqual(12);
    });

    it('has nothing in the future, and no registration for a camp that has started', () => {
      const ofYears = years.flatMap((year) => [...year.payments, ...year.counselors, ...year.staff]);
      const written = [...all, ...ofYears, ...donations];
      expect(
        written.filter(({ createdAt, updatedAt }) => createdAt > new Date(now) || updatedAt > new Date(now)),
      ).toEqual([]);
      for (const { camp, campers } of years) {
        expect(campers.filter(({ createdAt }) => createdAt < camp.registrationStart)).toEqual([]);
        expect(campers.filter(({ createdAt }) => createdAt > camp.startDate)).toEqual([]);
      }
      const [current, ...past] = years.filter(({ campers }) => campers.length > 0);
      expect(lastInstantOf(current!.camp) > new Date(now)).toBe(true);
      expect(past.filter(({ camp }) => lastInstantOf(camp) >= new Date(now))).toEqual([]);
    });
    it('is valid for the forms and the models', async () => {
      const some = <Item>(items: readonly Item[]) =>
        items.filter((_, index) => index % (size === 'demo' ? 1 : 97) === 0);

      for (const camper of some(years.flatMap(({ campers }) => campers))) {
        if (!camper.medicalDeletedAt) expect(camperForm.schema.parse(shown(camper))).toEqual(shown(camper));
        await new models.Camper(camper).validate();
      }
      for (const user of some(users)) {
        expect(userFieldsSchema.parse(user)).toMatchObject({ email: user.email, phone: user.phone });
        await new models.User(user).validate();
      }
      for (const payment of some(years.flatMap(({ payments }) => payments)))
        await new models.Payment(payment).validate();
      for (const year of years) {
        for (const counselor of some(year.counselors)) await new models.Counselor(counselor).validate();
        for (const application of some(year.applications))
          await new models.CounselorApplication(application).validate();
        for (const application of some(year.staff)) await new models.StaffApplication(application).validate();
        for (const image of some(year.images)) await new models.Image(image).validate();
      }
      for (const donation of some(donations)) await new models.Donation(donation).validate();
      for (const { camp } of years) await new models.Camp(camp).validate();
    });
  },
);
