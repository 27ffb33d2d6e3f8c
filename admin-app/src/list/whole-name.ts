/** First and last name of whoever stands in a list. */
export const wholeName = ({ nameFirst, nameLast }: { nameFirst: string; nameLast: string }): string =>
  `${nameFirst} ${nameLast}`;
