/** First and last name. */
export const wholeName = ({ nameFirst, nameLast }: { nameFirst: string; nameLast: string }): string =>
  `${nameFirst} ${nameLast}`;

/** The parent of a camper or counselor. Empty if no parent is stored. */
export const parentName = ({
  parentNameFirst = '',
  parentNameLast = '',
}: {
  parentNameFirst?: string;
  parentNameLast?: string;
}): string => `${parentNameFirst} ${parentNameLast}`.trim();
