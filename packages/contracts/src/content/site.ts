import { editable } from './editable';

/** Replaces every public page while a camp sets up its site (docs/product/administration.md). */
export const setupNotice = 'This site is being set up.';

/** Where an administrator sets up the camp. */
export const setupPath = '/admin/setup';

/** What visitors see before there is a camp year. */
export const siteContent = editable('site', { visitors: 'notice' });

/**
 * Whether visitors see `setupNotice` instead of the pages.
 *
 * @param camp the current one: null if there never was one, undefined while it is unknown
 */
export const isBeingSetUp = (camp: object | null | undefined): boolean =>
  camp === null && siteContent.visitors === 'notice';

/** The camp's name until it has its own, so that nobody reads the example's. */
export const nameDuringSetup = 'Our camp';
