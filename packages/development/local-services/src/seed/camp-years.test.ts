import { endOfDueDay, isRegistrationOpen } from '@camp/contracts/camp/dates';
import { campSchema } from '@camp/contracts/camp/schemas';
import { demoCamps } from './camp-years';

const asked = { past: 9, seats: Array<number>(10).fill(60) };

const everyDayOfFourYears = Array.from(
  { length: 4 * 366 },
  (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 5, 30)),
);

it('has an open registration for the current camp on any start date, with nothing due yet', () => {
  const closed = everyDayOfFourYears.filter((now) => {
    const { current } = demoCamps(now, asked);
    return !isRegistrationOpen(current, now) || current.registrationStaffEnd <= now;
  });
  expect(closed).toEqual([]);
});

it('keeps past years before the current one and future years after it', () => {
  const wrong = everyDayOfFourYears.filter((now) => {
    const { earlier, current, later } = demoCamps(now, asked);
    const inOrder = [...earlier.toReversed(), current, ...later].every(
      ({ year }, index, camps) => index === 0 || year > (camps[index - 1]?.year ?? 0),
    );
    const areOver = earlier.every(({ campSunday }) => endOfDueDay(campSunday) < now);
    return !inOrder || !areOver || endOfDueDay(current.campSunday) < now;
  });
  expect(wrong).toEqual([]);
});

it('is valid for the form of a camp year', () => {
  const { earlier, current, later } = demoCamps(new Date('2026-11-21T00:00:00Z'), asked);
  for (const camp of [...earlier, current, ...later]) expect(campSchema.parse(camp)).toEqual(camp);
});
