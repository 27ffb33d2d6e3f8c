/** Letters and digits that look like `a` to `z`, by the letter they resemble. Lower case, without accents. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    ғ: 'f',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
  },
  ...{
    ӏ: 'l',
    м: 'm',
    п: 'n',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    ц: 'u',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
  },
  ...{ у: 'y', ү: 'y' },
  // Greek
  ...{
    α: 'a',
    β: 'b',
    ϲ: 'c',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    τ: 't',
  },
  ...{ υ: 'u', χ: 'x', γ: 'y', ω: 'w', ζ: 'z' },
  // Armenian
  ...{ օ: 'o', ս: 'u', հ: 'h', ո: 'n', ց: 'g' },
  // Latin letters that aren't an accented letter
  ...{ ı: 'i', ȷ: 'j', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ɑ: 'a', ɡ: 'g', ʟ: 'l', ɩ: 'i' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss' },
  // Digits
  ...{ '0': 'o', '1': 'l', '|': 'l' },
};

/** In many fonts, lower-case i and l and their capitals look the same. */
const folded = (letter: string): string => {
  const seen = lookAlikes[letter] ?? letter;
  return seen === 'i' ? 'l' : seen;
};

/**
 * Folds everything that looks alike: case, accents, blanks, invisible characters, and look-alike letters of other
 * alphabets. Two names with the same result look the same to a person. For comparison only, never for display.
 *
 * @param text of bounded length
 */
export function foldLookAlikes(text: string): string {
  const plain = text
    // Capitals resemble other letters than their lower-case forms do: H looks like Cyrillic Н and Greek Η.
    .replace(/[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/gu, (letter) => 'abezhikmnoptyx'['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'.indexOf(letter)] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase();
  return [...plain]
    .map((letter) => folded(letter))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Alphabets of names. Japanese and Korean combine several. */
const alphabets: readonly RegExp[] = [
  /^[\p{scx=Latin}\P{L}]*$/u,
  /^[\p{scx=Cyrillic}\P{L}]*$/u,
  /^[\p{scx=Greek}\P{L}]*$/u,
  /^[\p{scx=Armenian}\P{L}]*$/u,
  /^[\p{scx=Georgian}\P{L}]*$/u,
  /^[\p{scx=Hebrew}\P{L}]*$/u,
  /^[\p{scx=Arabic}\P{L}]*$/u,
  /^[\p{scx=Ethiopic}\P{L}]*$/u,
  /^[\p{scx=Devanagari}\P{L}]*$/u,
  /^[\p{scx=Bengali}\P{L}]*$/u,
  /^[\p{scx=Gurmukhi}\P{L}]*$/u,
  /^[\p{scx=Tamil}\P{L}]*$/u,
  /^[\p{scx=Telugu}\P{L}]*$/u,
  /^[\p{scx=Thai}\P{L}]*$/u,
  /^[\p{scx=Khmer}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\P{L}]*$/u,
  /^[\p{scx=Han}\p{scx=Hangul}\P{L}]*$/u,
];

/** Whether all letters of a text belong to one alphabet. @param text of bounded length */
export const isOfOneAlphabet = (text: string): boolean => alphabets.some((letters) => letters.test(text));
