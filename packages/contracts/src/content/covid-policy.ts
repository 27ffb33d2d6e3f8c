import { campContent } from './camp';

/** Policy points (docs/product/vaccination.md). */
export const covidPolicyContent = {
  intro:
    'We share cabins, meals and songs, so we look after each other. This is what we ask of every camper, counselor, staff member and visitor.',
  points: [
    {
      title: 'Test before you arrive',
      text: 'A negative home rapid antigen test on the day of arrival, or a negative PCR test within 48 hours. Bring the test or the result to check-in.',
    },
    {
      title: 'Stay home unless symptom-free for five days',
      text: `Anyone with a fever, a new cough, a sore throat or a loss of taste or smell stays home until symptom-free for five days. Write to us at ${campContent.contact.email}: we will find a way.`,
    },
    {
      title: 'Daily screening',
      text: 'The camp nurse and the cabin counselors check on everyone each morning.',
    },
    {
      title: 'Cleaning twice a day',
      text: 'Bathrooms, tables and everything that many hands touch are cleaned twice a day.',
    },
    {
      title: 'Vaccination encouraged, not required',
      text: 'We encourage everyone who is old enough to be vaccinated. It is not required to come to camp.',
    },
  ],
  medicalPolicy: {
    title: 'In an emergency',
    text: 'By the protocol of the emergency medical services (EMS), all children 17 and under are taken to the nearest appropriate facility. We call the parents at once.',
  },
} as const;
