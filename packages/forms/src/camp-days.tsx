import { campDayLabel, campDaysFrom } from '@camp/contracts/camp/camp-days';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { FieldOption } from '@camp/ui/fields/field-option';
import { createContext } from 'react';

/** The days of the form's camp as options: `yyyy-MM-dd` and label. */
export const CampDays = createContext<readonly FieldOption[]>([]);

/** The days of a camp as options. */
export const campDayOptions = ({ startDate }: CampRecord): FieldOption[] =>
  campDaysFrom(startDate).map((value) => ({ value, label: campDayLabel(value) }));
