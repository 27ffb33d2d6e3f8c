import { camperList } from '../camper/list';
import { donationList } from '../donation/list';
import type { ListDeclaration } from '../lists/list';

/** The lists of which views can be saved. */
export const listNames = ['camper', 'donation'] as const;

/** The name of such a list. */
export type ListName = (typeof listNames)[number];

/** The declaration of each; one that is missing does not compile. */
export const listsByName: Readonly<Record<ListName, ListDeclaration>> = {
  camper: camperList,
  donation: donationList,
};
