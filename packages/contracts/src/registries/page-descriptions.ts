import { editable } from '../content/editable';
import { homeContent } from '../content/home';
import type { PageId } from './pages';
import type { PublicPageId } from './public-pages';

/**
 * A one-sentence description of each page for search results and shared links. They aren't in the page registry, since
 * every browser loads that and only the server needs them.
 */
export const searchContent = editable('search', {
  camperHome: 'When and where camp is, what it costs, what to bring and how to register a camper.',
  staffAbout: 'The people who give a week of their summer: who they are and what they do at camp.',
  campLocation: 'The camp’s address, emergency phone and driving directions.',
  packingList: 'What to bring to camp, what not to bring, and notes for parents.',
  contact: 'How to reach camp, the camp nurse and help with this website.',
  calendar: 'Camp dates, to read or add to your own calendar.',
  covidPolicy: 'Tests, symptoms, screening and vaccination at camp, and the medical policy.',
  parentHomesick: 'How parents can help a child who may be homesick at camp.',
  parentPills: 'How a child learns to swallow pills, calmly and safely.',
  privacy: 'What we store about you and your child, who sees it and how long we keep it.',
  terms: 'What applies when you sign up, register, apply or give on this site.',
  gallery: 'Photographs from camp.',
  store: 'Camp shirts and more, coming soon.',
  camperBirthdate: 'Check whether your child is old enough for a COVID-19 vaccine.',
  donate: 'Give to camp: what your gift buys, and how to give by card.',
});

type DescribedId = keyof typeof searchContent;

/** Public pages that stay out of the sitemap. */
const withoutDescription: Readonly<Record<Exclude<PublicPageId, DescribedId | 'home'>, null>> = {
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

/** The description of a page. Null for guarded pages and for those that stay out of the sitemap. */
export const descriptionOf = (id: PageId): string | null => {
  if (id === 'home') return homeContent.searchDescription;
  return id in withoutDescription || !(id in searchContent) ? null : searchContent[id as DescribedId];
};
