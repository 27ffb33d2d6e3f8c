import { homeContent } from '../content/home';
import type { GuardedPageId } from './guarded-pages';
import type { PublicPageId } from './public-pages';

/**
 * A one-sentence description of each page for search results and shared links. Null keeps a page out of the sitemap.
 * Guarded pages have none. They aren't in the page registry, since every browser loads that and only the server needs
 * them.
 */
export const pageDescriptions: Readonly<Record<PublicPageId, string | null>> &
  Readonly<Partial<Record<GuardedPageId, never>>> = {
  get home() {
    return homeContent.searchDescription;
  },
  camperHome: 'When and where camp is, what it costs, what to bring and how to register a camper.',
  staffAbout: 'The people who give a week of their summer: who they are and what they do at camp.',
  campLocation: 'The camp’s address, emergency phone and driving directions.',
  packingList: 'What to bring to camp, what not to bring, and notes for parents.',
  contact: 'How to reach camp, the camp nurse and help with this website.',
  calendar: 'Camp dates, to read or add to your own calendar.',
  covidPolicy: 'Tests, symptoms, screening and vaccination at camp, and the medical policy.',
  parentHomesick: 'How parents can help a child who may be homesick at camp.',
  parentPills: 'How a child learns to swallow pills, calmly and safely.',
  gallery: 'Pictures of camp, coming soon.',
  store: 'Camp shirts and more, coming soon.',
  camperBirthdate: 'Check whether your child is old enough for a COVID-19 vaccine.',
  donate: 'Give to camp: what your gift buys, and how to give by card.',
  login: null,
  register: null,
  userVerify: null,
  passwordResetCreate: null,
  passwordReset: null,
  userUndoAddressChange: null,
  unsubscribe: null,
  donateSuccess: null,
  donateCancel: null,
};
