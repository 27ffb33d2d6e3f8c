import { camperSentences } from '../../test/sentences/camper';
import { dateWrong, phoneWrong, yesOrNo } from '../../test/sentences/sentences';
import { namesAt } from '../records/names';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { camperForm } from './form';
import { camperRecord } from './record';

const { missing } = camperSentences;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const inDate = ['2015-02-30', 'soon', tomorrow].map((date) => [date, dateWrong] as const);

const open: SpecifiedField = { level: 'open' };
const contact: SpecifiedField = { level: 'contact' };
const phone: SpecifiedField = { level: 'contact', wrong: [['555-0101', phoneWrong]] };
const medical: SpecifiedField = { level: 'medical' };
const incident: SpecifiedField = { level: 'medical', wrong: [[tomorrow, dateWrong]] };
const question = (level: 'open' | 'medical'): SpecifiedField => ({
  level,
  wrong: [['maybe', yesOrNo]],
  detail: {},
});

describe('camper registration', () => {
  itIsAsSpecified(
    camperRecord,
    camperForm.schema,
    {
      nameFirst: open,
      nameLast: open,
      sex: { level: 'open', options: ['Boy', 'Girl'], wrong: [['Male', missing.sex]] },
      birthdate: {
        level: 'contact',
        wrong: [...inDate, ['2015-05-04T09:30:00Z', dateWrong], ['2015-05-04T00:00:00-06:00', dateWrong]],
      },
      shirtSize: {
        level: 'open',
        options: [
          'Child Small',
          'Child Medium',
          'Child Large',
          'Adult Small',
          'Adult Medium',
          'Adult Large',
          'Adult X-Large',
        ],
      },
      grade: {
        level: 'open',
        options: ['4th', '5th', '6th', '7th', '8th', '9th'],
        wrong: [['3rd', missing.grade]],
      },
      school: { level: 'contact', wrong: [[' ', missing.school]] },
      newCamper: question('open'),
      dietaryRestrictions: question('medical'),
      parentNameFirst: contact,
      parentNameLast: contact,
      addressStreet: contact,
      addressCity: contact,
      addressState: {
        level: 'contact',
        most: [2, missing.addressState],
        wrong: [['Colorado', missing.addressState]],
      },
      addressZip: { level: 'contact', most: [10, 'Enter a Zip Code up to 10 characters.'] },
      addressCountry: contact,
      phoneNumber: phone,
      phoneNumberAlt: contact,
      emailAddress: {
        level: 'contact',
        wrong: [
          ['ada@', missing.emailAddress],
          [{ $gt: '' }, missing.emailAddress],
        ],
      },
      emergencyContactName: contact,
      emergencyContactPhone: phone,
      emergencyContactRelation: contact,
      dropOffContactName: contact,
      dropOffContactPhone: phone,
      dropOffContactRelation: contact,
      pickUpContactName: contact,
      pickUpContactPhone: phone,
      pickUpContactRelation: contact,
      asthma: incident,
      heartTrouble: incident,
      stomachUpsets: incident,
      seizuresConvulsions: incident,
      sleepWalking: incident,
      bedWetting: incident,
      headaches: incident,
      noseBleeds: incident,
      diabetes: { level: 'medical', wrong: [['maybe', yesOrNo]] },
      allergicReactions: question('medical'),
      behavioralConcerns: question('medical'),
      tdap: { level: 'medical', wrong: inDate },
      mmr: { level: 'medical', wrong: inDate },
      covid: { level: 'medical', wrong: [['maybe', yesOrNo]] },
      covidVaccineImage: medical,
      pediatricianName: medical,
      pediatricianNumber: medical,
      medications: question('medical'),
      medicalConfirm: { level: 'open', wrong: [['false', missing.medicalConfirm]] },
      zeroConfirm: open,
    },
    camperSentences,
  );

  it('hides medical answers from everyone without the right to them', () => {
    expect(namesAt(camperRecord, 'medical').sort()).toEqual(
      [
        ...['asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions', 'sleepWalking', 'bedWetting'],
        ...['headaches', 'noseBleeds', 'diabetes', 'tdap', 'mmr', 'covid', 'covidVaccineImage'],
        ...['allergicReactions', 'allergicReactionsVal', 'behavioralConcerns', 'behavioralConcernsVal'],
        ...['dietaryRestrictions', 'dietaryRestrictionsVal', 'medications', 'medicationsVal'],
        ...['pediatricianName', 'pediatricianNumber'],
      ].sort(),
    );
  });
});
