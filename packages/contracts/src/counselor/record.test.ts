import { counselorSentences } from '../../test/sentences/counselor';
import { dateWrong, yesOrNo } from '../../test/sentences/sentences';
import { namesAt } from '../records/names';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { counselorForm } from './form';
import { counselorRecord } from './record';

const { missing } = counselorSentences;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const notToCome = ['soon', tomorrow].map((date) => [date, dateWrong] as const);

const open: SpecifiedField = { level: 'open' };
const contact: SpecifiedField = { level: 'contact' };
const medical: SpecifiedField = { level: 'medical' };
const incident: SpecifiedField = { level: 'medical', wrong: [[tomorrow, dateWrong]] };
const question: SpecifiedField = { level: 'medical', wrong: [['maybe', yesOrNo]], detail: {} };

describe('counselor registration', () => {
  itIsAsSpecified(
    counselorRecord,
    counselorForm.schema,
    {
      nameFirst: open,
      nameLast: open,
      sex: { level: 'open', options: ['Male', 'Female'], wrong: [['Boy', missing.sex]] },
      birthdate: { level: 'contact', wrong: notToCome },
      shirtSize: {
        level: 'open',
        options: ['Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'XXX-Large'],
        wrong: [['Child Small', missing.shirtSize]],
      },
      grade: { level: 'open', options: ['10th', '11th', '12th'], wrong: [['9th', missing.grade]] },
      school: contact,
      addressStreet: contact,
      addressCity: contact,
      addressState: { level: 'contact', wrong: [['Colorado', missing.addressState]] },
      addressZip: contact,
      addressCountry: contact,
      phoneNumber: contact,
      phoneNumberAlt: contact,
      emailAddress: { level: 'contact', wrong: [['ada@', missing.emailAddress]] },
      dietaryRestrictions: question,
      parentNameFirst: contact,
      parentNameLast: contact,
      parentPhoneNumber: contact,
      parentEmailAddress: contact,
      asthma: incident,
      heartTrouble: incident,
      stomachUpsets: incident,
      seizuresConvulsions: incident,
      sleepWalking: incident,
      headaches: incident,
      noseBleeds: incident,
      diabetes: medical,
      allergicReactions: question,
      tdap: { level: 'medical', wrong: notToCome },
      mmr: { level: 'medical', wrong: notToCome },
      covid: medical,
      covidVaccineImage: medical,
      pediatricianName: medical,
      pediatricianNumber: medical,
      medications: question,
      medicalConfirm: open,
      datesConfirm: open,
      zeroConfirm: open,
    },
    counselorSentences,
  );

  it('hides medical answers from everyone without the right to them', () => {
    expect(namesAt(counselorRecord, 'medical').sort()).toEqual(
      [
        ...['asthma', 'heartTrouble', 'stomachUpsets', 'seizuresConvulsions', 'sleepWalking'],
        ...['headaches', 'noseBleeds', 'diabetes', 'tdap', 'mmr', 'covid', 'covidVaccineImage'],
        ...['allergicReactions', 'allergicReactionsVal', 'dietaryRestrictions', 'dietaryRestrictionsVal'],
        ...['medications', 'medicationsVal', 'pediatricianName', 'pediatricianNumber'],
      ].sort(),
    );
  });
});

it('requires the proof of vaccination exactly after the answer Yes', () => {
  const [picture] = counselorForm.rules.pictures ?? [];
  expect(picture?.field).toBe('covidVaccineImage');
  expect(['Yes', 'No', undefined].map((covid) => picture?.isNeeded({ covid }))).toEqual([true, false, false]);
});
