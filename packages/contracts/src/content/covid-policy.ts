import { campContent } from './camp';
import { editable } from './editable';
import { points } from './point';

/** Policy points (docs/product/vaccination.md). */
export const covidPolicyContent = editable(
  'covid-policy',
  {
    intro:
      'We share cabins, meals and songs, so we look after each other. Here’s what we ask of every camper, counselor, staff member and visitor.',
    points: points([
      {
        title: 'Test before you arrive',
        text: 'You need a negative home rapid antigen test on the day of arrival, or a negative PCR test within 48 hours. Bring the test or the result to check-in.',
      },
      {
        title: 'Stay home unless symptom-free for five days',
        text: 'Anyone with a fever, a new cough, a sore throat or a loss of taste or smell stays home until symptom-free for five days. Email us at {camp email}, and we’ll work something out.',
      },
      {
        title: 'Daily screening',
        text: 'The camp nurse and the cabin counselors check on everyone each morning.',
      },
      {
        title: 'Cleaning twice a day',
        text: 'Bathrooms, tables and other shared surfaces are cleaned twice a day.',
      },
      {
        title: 'Vaccination encouraged, not required',
        text: 'We encourage everyone who is old enough to get vaccinated. Vaccination isn’t required to come to camp.',
      },
    ]),
    medicalPolicy: {
      title: 'In an emergency',
      text: 'All children 17 and under are taken to the nearest appropriate facility, following emergency medical services (EMS) protocol. We call parents right away.',
    },
  },
  { 'camp email': () => campContent.contact.email },
);
