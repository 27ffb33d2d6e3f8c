/** Kinds of predictable parts of a text, as an error names them. */
export const predictions = {
  repeats: 'repeats itself',
  sequence: 'is made of consecutive characters',
  keys: 'is made of neighboring keys on a keyboard',
  words: 'is made of words',
} as const;

/** One of these kinds. */
export type Prediction = keyof typeof predictions;

// Shorter runs also occur by chance.
const leastRun = 4;
// In a random text, about one step in five is predictable, for each kind.
const mostSteps = 0.55;

// The most frequent pairs of letters in English. They make up three quarters of all pairs.
const commonPairs = new Set(
  (
    'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ' +
    'ro ic ne ea ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot il tr ly nc et ut ' +
    'ss so rs un lo wa ge ie wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai sh ir su id os iv ia am fi ' +
    'ci vi pl ig tu ev ld ry mp fe bl ab gh ty op wo sa ay ex ke fr oo av ag'
  ).split(' '),
);

// Each row of keys has two lines: without and with Shift. Rows below the digits are shifted by one key.
const keyboard = [
  ['`1234567890-=', '~!@#$%^&*()_+'],
  [' qwertyuiop[]\\', ' QWERTYUIOP{}|'],
  [" asdfghjkl;'", ' ASDFGHJKL:"'],
  [' zxcvbnm,./', ' ZXCVBNM<>?'],
];

const keys = new Map(
  keyboard.flatMap((lines, row) =>
    lines.flatMap((line) => [...line].map((character, column) => [character, { row, column }] as const)),
  ),
);

/** The step from one character to the next. Equal steps have equal names. Undefined if unpredictable. */
type Step = (from: string, to: string) => string | undefined;

const steps: Record<Exclude<Prediction, 'repeats'>, Step> = {
  sequence: (from, to) => {
    const step = to.toLowerCase().charCodeAt(0) - from.toLowerCase().charCodeAt(0);
    return Math.abs(step) <= 1 ? String(step) : undefined;
  },
  keys: (from, to) => {
    const [start, end] = [keys.get(from), keys.get(to)];
    if (!start || !end) return undefined;
    const [down, right] = [end.row - start.row, end.column - start.column];
    return Math.abs(down) <= 1 && Math.abs(right) <= 1 ? `${down} ${right}` : undefined;
  },
  words: (from, to) => (commonPairs.has((from + to).toLowerCase()) ? 'common' : undefined),
};

/**
 * Positions of characters that follow each other in predictable steps. A run repeats the same step. If most of the text
 * is predictable, two characters are enough for a run.
 */
function placesInSteps(text: string, stepOf: Step): number[] {
  const way = [...text].slice(1).map((to, index) => stepOf(text.charAt(index), to));
  const foreseen = way.filter((step) => step !== undefined).length;
  const run = foreseen > way.length * mostSteps ? 2 : leastRun;
  return windows(way, run - 1).flatMap(([step, ...others], start) =>
    step !== undefined && others.every((other) => other === step) ? placesFrom(start, run) : [],
  );
}

/** Positions of characters in pieces that occur earlier in the text. */
function placesOfRepeats(text: string): number[] {
  const lower = text.toLowerCase();
  return windows([...lower], leastRun).flatMap((piece, start) =>
    lower.slice(0, start).includes(piece.join('')) ? placesFrom(start, leastRun) : [],
  );
}

const windows = <T>(values: readonly T[], length: number): T[][] =>
  values.slice(length - 1).map((_, start) => values.slice(start, start + length));

const placesFrom = (start: number, length: number) => Array.from({ length }, (_, offset) => start + offset);

/** The parts of a text. */
export interface TakenApart {
  /** The unpredictable characters. */
  rest: string;
  /** The kind that predicts most of the text. Undefined if none does. */
  most: Prediction | undefined;
}

/** Removes the characters that can be predicted from earlier ones, from the keyboard, or from the language. */
export function takeApart(text: string): TakenApart {
  const positions: Record<Prediction, Set<number>> = {
    repeats: new Set(placesOfRepeats(text)),
    sequence: new Set(placesInSteps(text, steps.sequence)),
    keys: new Set(placesInSteps(text, steps.keys)),
    words: new Set(placesInSteps(text, steps.words)),
  };
  const found = (Object.keys(positions) as Prediction[]).filter(
    (prediction) => positions[prediction].size > 0,
  );
  const [most] = found.sort((one, other) => positions[other].size - positions[one].size);
  const rest = [...text].filter((_, index) => !found.some((prediction) => positions[prediction].has(index)));
  return { rest: rest.join(''), most };
}
