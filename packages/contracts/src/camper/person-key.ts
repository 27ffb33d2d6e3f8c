interface Person {
  nameFirst: string;
  nameLast: string;
  /** ISO 8601 text in the API's responses. */
  birthdate?: Date | string | undefined;
}

/**
 * The same key for all registrations of one person. It consists of name and birthdate, and ignores case, blanks and the
 * encoding of accents (docs/product/related-records.md, The same person).
 */
export function personKeyOf({ nameFirst, nameLast, birthdate }: Person): string {
  const instant = birthdate instanceof Date ? birthdate.toISOString() : birthdate;
  return [plain(nameFirst), plain(nameLast), instant?.slice(0, 10)].join('|');
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
