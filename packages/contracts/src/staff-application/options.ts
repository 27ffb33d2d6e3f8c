/** The position that needs a text. */
export const otherPosition = 'Other';

/** Positions at camp. One is the primary position, others are alternates. */
export const staffPositions = [
  'Counselor Director',
  'Kitchen Staff',
  'Activity Staff',
  'Craft Staff',
  'Musical Staff',
  'Spiritual Staff',
  otherPosition,
] as const;
