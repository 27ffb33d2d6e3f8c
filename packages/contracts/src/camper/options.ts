/** Options of the camper form, stored as they are shown (docs/product/camper.md). */
export const camperSexes = ['Boy', 'Girl'] as const;

/** The grade that a camper enters in the fall of the camp year (docs/product/camper.md). */
export const camperGrades = ['4th', '5th', '6th', '7th', '8th', '9th'] as const;

/** In the order of the form (docs/product/camper.md). */
export const camperShirtSizes = [
  'Child Small',
  'Child Medium',
  'Child Large',
  'Adult Small',
  'Adult Medium',
  'Adult Large',
  'Adult X-Large',
] as const;
