import type { CamperRecord } from '@camp/contracts/camper/operations';

/** Who it is: the same first and last name ignoring case, and the same birthdate day (forms.md section 2). */
export const personOf = ({ nameFirst, nameLast, birthdate }: CamperRecord): string =>
  [nameFirst.toLowerCase(), nameLast.toLowerCase(), birthdate?.slice(0, 10)].join('\n');
