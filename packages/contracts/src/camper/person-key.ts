interface Person {
  nameFirst: string;
  nameLast: string;
  /** In the API's answers its ISO 8601 text. */
  birthdate?: Date | string | undefined;
}

/**
 * The same for two registrations of one person: names, case and outer blanks aside, and day of birth (forms.md
 * section 2).
 */
export function personKeyOf({ nameFirst, nameLast, birthdate }: Person): string {
  const name = [nameFirst, nameLast].map((part) => part.trim().toLowerCase()).join(' ');
  const instant = birthdate instanceof Date ? birthdate.toISOString() : birthdate;
  return `${name} ${instant?.slice(0, 10)}`;
}
