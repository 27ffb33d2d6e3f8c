import { staffProfileSentences } from '../../test/sentences/staff-profile';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { staffProfileRecord } from './record';
import { staffProfileSchema } from './schemas';

const asked: SpecifiedField = { level: 'open' };
const narrative: SpecifiedField = { level: 'open', most: [500, 'Enter up to 500 characters.'] };

describe('staff profile', () => {
  itIsAsSpecified(
    staffProfileRecord,
    staffProfileSchema,
    {
      nameFirst: asked,
      nameLast: asked,
      yearsAtCamp: asked,
      order: asked,
      jobDescription: { level: 'open', most: [500, 'Enter a job description up to 500 characters.'] },
      whatMakesCampSpecial: narrative,
      favoriteTradition: narrative,
      hobbies: narrative,
      image: asked,
    },
    staffProfileSentences,
  );
});
