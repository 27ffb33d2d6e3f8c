import { campDayLabel, campDaysFrom } from '@camp/contracts/camp/camp-days';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { FieldOption } from '@camp/ui/fields/field-option';
import { createContext } from 'react';

/** The days of the camp that a form is about, as options: `yyyy-MM-dd` and how the day is called. */
export const CampDays = createContext<readonly FieldOption[]>([]);

/** The days of a camp as such options. */
export const campDayOptions = ({ startDate }: CampRecord): FieldOption[] =>
  campDaysFrom(startDate).map((value) => ({ value, label: campDayLabel(value) }));
