import type { PageFacts } from '@camp/contracts/registries/rendered-page';
import { openCamp } from '@camp/testing/browser/records';

/** What public pages show in a test: a camp with open registration, a later camp, and one of the staff. */
export const renderedFacts: PageFacts = {
  now: '2027-06-01T12:00:00.000Z',
  camp: openCamp(),
  camps: [openCamp(), openCamp({ _id: '64b0000000000000000000ab', year: 2028, campTheme: 'Summits' })],
  photographs: [
    {
      _id: '64b0000000000000000000e1',
      imageId: '64b0000000000000000000e2',
      alt: 'A lake',
      width: 1_600,
      height: 1_200,
      widths: [480, 1_600],
    },
  ],
  staffProfiles: [
    {
      _id: '64b0000000000000000000f1',
      nameFirst: 'Sasha',
      nameLast: 'Staff',
      yearsAtCamp: 4,
      jobDescription: 'Camp cook',
      whatMakesCampSpecial: 'The singing',
      favoriteTradition: 'The polar bear swim',
      hobbies: 'Baking bread',
      order: 3,
      imageUrl: '/images/1-200.jpg',
      imageState: 'ready',
      imagePlaceholder: 'data:image/webp;base64,AA',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ],
};
