import { campDayLabel, campDaysFrom } from '@camp/contracts/camp/camp-days';
import type { FieldError } from '@camp/contracts/operations/replies';

/**
 * The error for days outside of camp.
 * @param days - midnight UTC
 * @param startDate - of the camp
 */
export function dayErrors(days: readonly Date[], startDate: Date): FieldError[] {
  const ofCamp = campDaysFrom(startDate);
  if (days.every((day) => ofCamp.includes(day.toISOString().slice(0, 10)))) return [];
  const [first = '', last = ''] = [ofCamp[0], ofCamp.at(-1)].map((day) => day && campDayLabel(day));
  return [{ path: 'daysAtCamp', message: `Choose days between ${first}, and ${last}.` }];
}
