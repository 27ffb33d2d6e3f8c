/** The position that says itself what it is. */
export const otherPosition = 'Other';

/** What one may do at camp; one is the primary position, others are alternates. */
export const staffPositions = [
  'Counselor Director',
  'Kitchen Staff',
  'Activity Staff',
  'Craft Staff',
  'Musical Staff',
  'Spiritual Staff',
  otherPosition,
] as const;
