import { endOfDueDay, isRegistrationOpen } from '@camp/contracts/camp/dates';
import { campSchema } from '@camp/contracts/camp/schemas';
import { demoCamps } from './camp-years';

const asked = { past: 9, seats: Array<number>(10).fill(60) };

const everyDayOfFourYears = Array.from(
  { length: 4 * 366 },
  (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 5, 30)),
);

it('opens registration for the current camp at whatever date it is started, with nothing due yet', () => {
  const closed = everyDayOfFourYears.filter((now) => {
    const { current } = demoCamps(now, asked);
    return !isRegistrationOpen(current, now) || current.registrationStaffEnd <= now;
  });
  expect(closed).toEqual([]);
});

it('keeps the past years before and the others after the current one, so that the current one is the current one', () => {
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

it('holds what the form for a camp year would take', () => {
  const { earlier, current, later } = demoCamps(new Date('2026-11-21T00:00:00Z'), asked);
  for (const camp of [...earlier, current, ...later]) expect(campSchema.parse(camp)).toEqual(camp);
});
