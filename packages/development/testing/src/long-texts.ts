/** A text that only a program would send: a unit repeated to the given size. */
export interface LongText {
  what: string;
  /** @param size - bytes of the text as JSON, without its quotes */
  of(size: number): string;
}

const units: Record<string, string> = {
  blanks: ' ',
  tabs: '\t',
  'line ends': '\n',
  'line ends of two characters': '\r\n',
  'zero-width spaces': '\u200b',
  'zero-width joiners': '\u200d',
  digits: '7',
  'digits and dots': '1.',
  'opening brackets': '(',
  'square brackets': '[',
  letters: 'a',
  'accented letters': 'é',
  dots: '.',
  hyphens: '-',
  'at signs': 'a@',
  'addresses without an end': 'a@a.',
};

const bytesOf = (unit: string) => Buffer.byteLength(JSON.stringify(unit)) - 2;
const repeated = (unit: string) => (size: number) => unit.repeat(Math.floor(size / bytesOf(unit)));

const inside = ['blanks', 'tabs', 'line ends', 'zero-width spaces', 'digits'];

/**
 * Worst cases for patterns: each repeats one kind of character. Those that sanitizing changes also appear between two
 * letters.
 */
export const longTexts: readonly LongText[] = [
  ...Object.entries(units).map(([what, unit]) => ({ what, of: repeated(unit) })),
  ...inside.map((what) => ({
    what: `${what} between letters`,
    of: (size: number) => `a${repeated(units[what]!)(size - 2)}b`,
  })),
];

/** Milliseconds of CPU below which nothing is judged. A harmful pattern takes seconds. */
const tooLittleToJudge = 40;
const attempts = 6;

/**
 * Whether doubling a text more than triples the CPU time. A busy machine adds noise, so the minimum of several attempts
 * counts, and a few milliseconds always pass.
 *
 * @param work - runs with a text of the given bytes
 * @param size - bytes of the longer text
 * @returns the milliseconds as evidence if it costs more
 */
export async function growsTooFast(
  work: (size: number) => unknown,
  size = 100_000,
): Promise<{ half: number; whole: number } | undefined> {
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    whole = Math.min(whole, await cpuOf(() => work(size)));
    if (whole < tooLittleToJudge) return undefined;
    half = Math.min(half, await cpuOf(() => work(size / 2)));
  }
  return whole > 3 * half ? { half, whole } : undefined;
}

/** Whether work needs so little CPU that `growsTooFast` would not judge it. The parameters are the same. */
export const costsTooLittle = async (work: (size: number) => unknown, size = 100_000): Promise<boolean> =>
  (await cpuOf(() => work(size))) < tooLittleToJudge;

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
