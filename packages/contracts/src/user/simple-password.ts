/** Rows in which neighbors are typed one after the other, in both directions. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
  (row) => [row, [...row].reverse().join('')],
);

/** A shorter run is also a part of many words, such as `rst` in `first`. */
const shortestRun = 4;
/** A password of so few other characters is still only a run. */
const fewCharacters = 3;

/** Words that guessers of a camp's passwords try first, with any number. */
const firstWords = new Set(
  `autumn camp camper camping iloveyou letmein passwort password qwerty spring summer summercamp welcome winter`.split(
    ' ',
  ),
);

/** Signs that people write for letters. */
const letterFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};

/**
 * Whether a password is a simple pattern, which no list of passwords can cover: three different characters
 * (Aaaaaaa1), little more than a run of the keyboard (12345678aA), the same word again around a number (Camp2026camp),
 * or a very common word with a number (P@ssw0rd77).
 *
 * @param password in lower case, without signs at its end, at most `passwordLimit` characters
 */
export function isSimplePassword(password: string): boolean {
  return (
    new Set(password).size <= fewCharacters ||
    withoutRuns(password).length <= fewCharacters ||
    isRepeated(password.replace(/[^\p{L}]/gu, '')) ||
    isFirstWord(password)
  );
}

function withoutRuns(password: string): string {
  let rest = '';
  for (let at = 0; at < password.length;) {
    const length = runFrom(password, at);
    if (length < shortestRun) rest += password.charAt(at);
    at += length < shortestRun ? 1 : length;
  }
  return rest;
}

function runFrom(password: string, start: number): number {
  const isRun = (text: string) =>
    rows.some((row) => row.includes(text)) || text === text.charAt(0).repeat(text.length);
  let end = start + 1;
  while (end < password.length && isRun(password.slice(start, end + 1))) end += 1;
  return end - start;
}

/** Every repeated text occurs in its double before its own end. */
const isRepeated = (letters: string) =>
  letters.length > fewCharacters && `${letters}${letters}`.indexOf(letters, 1) < letters.length;

function isFirstWord(password: string): boolean {
  const letters = password.slice(0, password.split('').findLastIndex((sign) => !/\d/.test(sign)) + 1);
  const numberless = letters.length < password.length - 4 ? password : letters;
  return firstWords.has([...numberless].map((sign) => letterFor[sign] ?? sign).join(''));
}
