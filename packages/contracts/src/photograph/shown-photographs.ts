import { savedContent, type SavedContent } from '../content/saved-content';
import { homePhotographLimit } from './limits';
import type { Photograph } from './photograph';

/** The photographs that visitors see, in order. */
export interface ShownPhotographs {
  gallery: readonly Photograph[];
  home: readonly Photograph[];
}

/** Beside the subjects in the saved content, which every page already comes with. */
const key = 'photographs';

/**
 * What every page has to know of the photographs, as a part of the saved content: those of the home page, and how many
 * the gallery has. Nothing while there are none.
 */
export const photographsInContent = ({ gallery, home }: ShownPhotographs): SavedContent =>
  gallery.length + home.length === 0
    ? {}
    : {
        [key]: {
          version: 1,
          values: { home: home.slice(0, homePhotographLimit), inGallery: gallery.length },
        },
      };

/** The photographs of the home page. Empty while it has its drawing. */
export const homePhotographs = (): readonly Photograph[] =>
  (savedContent()[key]?.values.home ?? []) as readonly Photograph[];

/** How many photographs the gallery had when the page was made. */
export const galleryCount = (): number => Number(savedContent()[key]?.values.inGallery ?? 0);
