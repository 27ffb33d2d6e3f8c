/** Options of the camper form, stored as they are shown (forms.md section 9). */
export const camperSexes = ['Boy', 'Girl'] as const;

/** The grade that a camper enters in the fall of the camp year (forms.md section 9). */
export const camperGrades = ['4th', '5th', '6th', '7th', '8th', '9th'] as const;

/** In the order of the form (forms.md section 9). */
export const camperShirtSizes = [
  'Child Small',
  'Child Medium',
  'Child Large',
  'Adult Small',
  'Adult Medium',
  'Adult Large',
  'Adult X-Large',
] as const;

/**
 * The camper form's optional last-incident dates: field and how its message names the condition
 * ('Enter a date for last {condition} incident.', forms.md section 5).
 */
export const camperIncidents = {
  asthma: 'asthma',
  heartTrouble: 'heart trouble',
  stomachUpsets: 'stomach upsets',
  seizuresConvulsions: 'seizures/convulsions',
  sleepWalking: 'sleep walking',
  bedWetting: 'bed wetting',
  headaches: 'headaches',
  noseBleeds: 'nose bleeds',
} as const;

/** Yes/No questions whose answer Yes asks for a detail in the field named with `Val` (forms.md section 4). */
export const camperDetailQuestions = [
  'newCamper',
  'dietaryRestrictions',
  'allergicReactions',
  'behavioralConcerns',
  'medications',
] as const;

/**
 * The sensitive part of a registration: read only by its owner and holders of `data`
 * (decisions.md, Permissions and Personal data).
 */
export const camperMedicalFields = [
  ...(Object.keys(camperIncidents) as (keyof typeof camperIncidents)[]),
  'dietaryRestrictions',
  'dietaryRestrictionsVal',
  'diabetes',
  'allergicReactions',
  'allergicReactionsVal',
  'behavioralConcerns',
  'behavioralConcernsVal',
  'tdap',
  'mmr',
  'covid',
  'pediatricianName',
  'pediatricianNumber',
  'medications',
  'medicationsVal',
] as const;
