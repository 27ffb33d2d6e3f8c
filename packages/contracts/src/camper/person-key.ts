interface Person {
  nameFirst: string;
  nameLast: string;
  /** In the API's answers its ISO 8601 text. */
  birthdate?: Date | string | undefined;
}

/**
 * The same for two registrations of one person: names, case and blanks aside and however their accents are typed, and
 * day of birth (docs/product/related-records.md, The same person).
 */
export function personKeyOf({ nameFirst, nameLast, birthdate }: Person): string {
  const instant = birthdate instanceof Date ? birthdate.toISOString() : birthdate;
  return [plain(nameFirst), plain(nameLast), instant?.slice(0, 10)].join('|');
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
