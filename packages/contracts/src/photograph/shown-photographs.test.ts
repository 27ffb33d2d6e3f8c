import { applySavedContent } from '../content/saved-content';
import type { Photograph } from './photograph';
import { errorsBeforeShowing } from './rules';
import { galleryCount, homePhotographs, photographsInContent } from './shown-photographs';

const photograph = (alt: string) => ({ _id: alt, alt }) as Photograph;
const five = ['lake', 'fire', 'tent', 'song', 'hike'].map(photograph);
afterAll(() => applySavedContent({}));

it('has the first four photographs of the home page and the size of the gallery', () => {
  expect(photographsInContent({ gallery: [], home: [] })).toEqual({});
  applySavedContent({});
  expect([homePhotographs(), galleryCount()]).toEqual([[], 0]);

  applySavedContent(photographsInContent({ gallery: five.slice(2), home: five }));

  expect([homePhotographs(), galleryCount()]).toEqual([five.slice(0, 4), 3]);
});

it.each([
  [{ inGallery: false, onHome: false, alt: '', consent: false }, []],
  [{ inGallery: true, onHome: false, alt: ' ', consent: true }, ['alt']],
  [{ inGallery: false, onHome: true, alt: 'The lake', consent: false }, ['consent']],
  [{ inGallery: true, onHome: true, alt: '', consent: false }, ['alt', 'consent']],
  [{ inGallery: true, onHome: true, alt: 'The lake', consent: true }, []],
])('a photograph with %j lacks %j', (change, paths) => {
  expect(errorsBeforeShowing(change).map(({ path }) => path)).toEqual(paths);
});
