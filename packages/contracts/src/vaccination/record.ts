import { selectImageFile } from '../forms/messages';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordRules } from '../records/rules';
import { vaccinationRules } from '../registration/proof-rules';

const chooseRegistration = 'Choose the registration to upload proof.';

/** The vaccination upload. Its answers are stored in a registration, not in a separate record. */
export const vaccinationProofRecord = declareRecord({
  name: 'proof of vaccination',
  version: 1,
  sections: { proof: { title: 'Proof of vaccination' } },
  groups: {},
  fields: inSection('proof', {
    objectToUpload: {
      kind: 'line',
      visibility: 'open',
      question: 'Whose proof is it?',
      limit: 24,
      missing: chooseRegistration,
    },
    covid: {
      kind: 'yesNo',
      visibility: 'medical',
      question: 'Vaccinated against COVID-19?',
      shortName: 'COVID-19 vaccination',
      missing: "Choose 'Yes' or 'No'.",
    },
    covidVaccineImage: {
      kind: 'picture',
      optional: true,
      visibility: 'medical',
      question: 'Picture of the vaccination card',
      shortName: 'Proof of vaccination',
      hint: 'JPEG, PNG or WebP. We shrink large pictures before sending.',
      missing: selectImageFile,
    },
  }),
});

/**
 * A No needs no proof, and any other answer needs the picture. The form has the birthdate of the selected registration
 * beside its answers.
 */
export const vaccinationProofRules: RecordRules<keyof typeof vaccinationProofRecord.fields | 'birthdate'> = {
  forced: vaccinationRules.forced,
  pictures: [{ field: 'covidVaccineImage', isNeeded: ({ covid }) => covid !== 'No' }],
};
