/** One text that only a program sends: a unit as often as fits. */
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

/** What patterns choke on: each of one kind of character, and those that cleaning touches between two letters too. */
export const longTexts: readonly LongText[] = [
  ...Object.entries(units).map(([what, unit]) => ({ what, of: repeated(unit) })),
  ...inside.map((what) => ({
    what: `${what} between letters`,
    of: (size: number) => `a${repeated(units[what]!)(size - 2)}b`,
  })),
];

/** Milliseconds of CPU below which nothing is judged: a pattern that hurts takes seconds. */
const tooLittleToJudge = 40;
const attempts = 6;

/**
 * Whether work costs at most 3 times the CPU when its text is twice as long. What other work of the process and a busy
 * machine add is added now and then: the least of several attempts counts, and a few milliseconds are always fine.
 *
 * @param work - with a text of so many bytes
 * @param size - the longer text
 * @returns milliseconds, as evidence, when it costs more
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

/** Whether work costs so little CPU that `growsTooFast` would not judge it; of the same parameters. */
export const costsTooLittle = async (work: (size: number) => unknown, size = 100_000): Promise<boolean> =>
  (await cpuOf(() => work(size))) < tooLittleToJudge;

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
