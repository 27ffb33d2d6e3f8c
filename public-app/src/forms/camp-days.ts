import type { FieldOption } from '@camp/ui/field-option';
import { createContext, useContext } from 'react';

/** The days of the camp that a form is about, as options: `yyyy-MM-dd` and how the day is called. */
export const CampDays = createContext<readonly FieldOption[]>([]);

/** The days that a form's question about days at camp offers. */
export const useCampDays = (): readonly FieldOption[] => useContext(CampDays);
