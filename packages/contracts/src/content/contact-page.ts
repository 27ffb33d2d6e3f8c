import { editable } from './editable';

/** Text of /contact beside the addresses and numbers, which are in `camp.ts` (docs/product/public-site.md). */
export const contactPageContent = editable('contact', {
  lead: 'Camp has limited WiFi and no cell service, so messages reach us faster than calls.',
  nurse: 'Contact the camp nurse with any medical question, before or during camp.',
  website: 'Trouble registering, paying or logging in? Tell us which page you were on and what it said.',
});
