import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accentColors,
  accentStyle,
  backgrounds,
  contrast,
  contrastError,
  leastContrast,
} from '@camp/contracts/content/accent-colors';
import { appearanceContent } from '@camp/contracts/content/appearance';
import { applySavedContent } from '@camp/contracts/content/saved-content';

afterEach(() => applySavedContent({}));

const tokens = readFileSync(join(__dirname, '../../../packages/ui/src/styles/tokens.css'), 'utf8');

it.each(Object.keys(backgrounds.light) as (keyof typeof backgrounds.light)[])(
  'knows the background of the design tokens: %s',
  (name) => {
    const [, light, dark] =
      new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens) ?? [];

    expect({ light, dark }).toEqual({ light: backgrounds.light[name], dark: backgrounds.dark[name] });
  },
);

// Around the color circle, dark and pale.
const accents = Array.from({ length: 12 }, (_, hue) =>
  [20, 90, 160, 230].map((part) => colorAt(hue, part)),
).flat();

function colorAt(hue: number, part: number): string {
  const channel = (shift: number) => {
    const distance = Math.abs(((hue + shift) % 12) - 6) / 6;
    return Math.round(distance * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(4)}${channel(8)}`;
}

it.each(['light', 'dark'] as const)(
  'derives readable colors for the scheme %s, whatever the accent',
  (scheme) => {
    const tooPale = accents.flatMap((accent) =>
      Object.values(leastContrast).flatMap((least) => {
        const { accent: color, hover, onAccent } = accentColors(accent, scheme, least);
        const pairs = [
          ...Object.values(backgrounds[scheme]).map((background) => [color, background] as const),
          [onAccent, color] as const,
          [onAccent, hover] as const,
        ];
        return pairs.filter(([one, other]) => contrast(one, other) < least);
      }),
    );

    expect(tooPale).toEqual([]);
  },
);

it('uses an accent by day as it was chosen, and refuses one that would be hard to read', () => {
  const readable = accents.filter((accent) => contrastError(accent) === undefined);

  expect(readable.length).toBeGreaterThan(10);
  expect(readable.map((accent) => accentColors(accent, 'light', leastContrast.normal).accent)).toEqual(
    readable,
  );
  expect(contrastError('#ffcc00')).toBe(
    'Choose a darker color. On green areas, this one has a contrast of 1.2:1, and text needs 4.5:1.',
  );
  expect(contrastError(appearanceContent.accent)).toBeUndefined();
});

it('changes nothing while the camp has the shipped accent', () => {
  const before = accentStyle();
  applySavedContent({ appearance: { version: 1, values: { accent: '#1f5f8b' } } });

  expect([before, accentStyle().match(/--color-action:#\w+/g)]).toEqual(['', expect.any(Array)]);
  expect(accentStyle()).toContain('prefers-color-scheme:dark');
});
