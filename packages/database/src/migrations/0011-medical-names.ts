const ofAll = [
  ...['asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions', 'diabetes'],
  ...['allergicReactions', 'allergicReactionsVal', 'dietaryRestrictions', 'dietaryRestrictionsVal'],
  ...['medications', 'medicationsVal', 'tdap', 'mmr', 'covid', 'covidVaccineImage'],
];

const ofChildren = [
  ...['sleepWalking', 'headaches', 'noseBleeds'],
  ...['pediatricianName', 'pediatricianNumber'],
];

/** The fields of each collection that migration 11 encrypts. */
export const medicalNames = {
  campers: [...ofAll, ...ofChildren, 'bedWetting', 'behavioralConcerns', 'behavioralConcernsVal'],
  counselors: [...ofAll, ...ofChildren],
  'staff-applications': [
    ...ofAll,
    ...['doctorName', 'doctorNumber', 'dizzinessFainting', 'medicalComments'],
    ...['recentSeriousIllness', 'recentSeriousIllnessVal', 'restrictedActivity', 'restrictedActivityVal'],
  ],
  'imported-records': ['medical'],
  // The secrets of login codes.
  'second-factors': ['secret', 'pending'],
} as const satisfies Record<string, readonly string[]>;

/** A collection with such fields. */
export type SealedCollection = keyof typeof medicalNames;
