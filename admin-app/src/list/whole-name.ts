/** First and last name of whoever stands in a list. */
export const wholeName = ({ nameFirst, nameLast }: { nameFirst: string; nameLast: string }): string =>
  `${nameFirst} ${nameLast}`;

/** Who answers for a camper or counselor; empty where nobody was named. */
export const parentName = ({
  parentNameFirst = '',
  parentNameLast = '',
}: {
  parentNameFirst?: string;
  parentNameLast?: string;
}): string => `${parentNameFirst} ${parentNameLast}`.trim();
