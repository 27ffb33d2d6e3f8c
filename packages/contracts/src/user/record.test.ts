import { accountSentences, emailWrong, passwordsDiffer, passwordWrong } from '../../test/sentences/user';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { userRecord } from './record';
import { registerSchema } from './account-schemas';

const open: SpecifiedField = { level: 'open' };
const contact: SpecifiedField = { level: 'contact' };

describe('account', () => {
  itIsAsSpecified(
    userRecord,
    registerSchema,
    {
      nameFirst: open,
      nameLast: open,
      userType: { level: 'open', options: ['Parent', 'Counselor', 'Staff'] },
      email: { level: 'contact', wrong: [[{ $gt: '' }, emailWrong]] },
      password: {
        level: 'nobody',
        wrong: ['', 'campfire7', 'CAMPFIRE7', 'Campfires', 'Camp7'].map((one) => [one, passwordWrong]),
      },
      passwordConf: { level: 'nobody', wrong: ['', 'Trailhead8'].map((one) => [one, passwordsDiffer]) },
      addressStreet: contact,
      addressCity: contact,
      addressState: { level: 'contact', most: [2, accountSentences.missing.addressState] },
      addressZip: contact,
      addressCountry: contact,
      phone: contact,
      phoneAlt: contact,
      preferedContact: { level: 'contact', options: ['Email', 'Text', 'PhoneCall'] },
    },
    accountSentences,
  );
});
