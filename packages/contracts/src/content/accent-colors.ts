import { shippedOf } from './editable';
import { appearanceContent } from './appearance';

/** Red, green and blue, from 0 to 255. */
type Rgb = readonly number[];

/** The backgrounds of texts in packages/ui/src/styles/tokens.css. A test compares them. */
export const backgrounds = {
  light: { paper: '#fbf7ef', card: '#fffdf8', sunken: '#f3ecdf', meadow: '#e3ead8' },
  dark: { paper: '#101a18', card: '#182622', sunken: '#0b1412', meadow: '#22352e' },
} as const;

type Scheme = keyof typeof backgrounds;
type Background = keyof (typeof backgrounds)['light'];

/** The backgrounds, as a person would call them. */
const backgroundNames: Readonly<Record<Background, string>> = {
  paper: 'the page',
  card: 'cards',
  sunken: 'shaded areas',
  meadow: 'green areas',
};

/** Minimum contrast of texts: AA, and AAA for people who ask for more (WCAG 2.2, success criteria 1.4.3 and 1.4.6). */
export const leastContrast = { normal: 4.5, more: 7 } as const;

const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** @param share of the other color, from 0 to 1 */
const mixed = (color: string, other: string, share: number): string => {
  const [one, two] = [rgbOf(color), rgbOf(other)];
  return hexOf(one.map((part, index) => part + ((two[index] ?? 0) - part) * share));
};

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21 (WCAG 2.2). @param one as `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The background on which a color is read worst. */
function worstBackground(color: string, scheme: Scheme): { name: string; ratio: number } {
  const found = Object.entries(backgrounds[scheme])
    .map(([key, background]) => ({
      name: backgroundNames[key as Background],
      ratio: contrast(color, background),
    }))
    .sort((one, other) => one.ratio - other.ratio);
  return found[0] ?? { name: '', ratio: 1 };
}

/**
 * Why a color can't be the camp's accent. By day it is used as it is. The other schemes use variants that always pass.
 *
 * @param color as `#rrggbb`
 * @returns undefined if it passes on every background
 */
export function contrastError(color: string): string | undefined {
  const { name, ratio } = worstBackground(color, 'light');
  if (ratio >= leastContrast.normal) return undefined;
  // Rounded down, since 4.49 must not read as 4.5.
  const measured = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `Choose a darker color. On ${name}, this one has a contrast of ${measured}:1, and text needs ${leastContrast.normal}:1.`;
}

/** The first mix of a color with white or black that is readable on every background of a scheme. */
function readable(color: string, scheme: Scheme, least: number): string {
  const other = scheme === 'light' ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const variant = mixed(color, other, share);
    if (worstBackground(variant, scheme).ratio >= least) return variant;
  }
  return other;
}

/** The colors that follow from an accent in one scheme. */
export interface AccentColors {
  accent: string;
  /** Under the pointer. */
  hover: string;
  /** Texts on it. */
  onAccent: string;
}

/**
 * Derives the colors of a scheme from the accent.
 *
 * @param accent as `#rrggbb`
 * @param least minimum contrast on every background
 */
export function accentColors(accent: string, scheme: Scheme, least: number): AccentColors {
  const color = readable(accent, scheme, least);
  return {
    accent: color,
    hover: mixed(color, scheme === 'light' ? '#000000' : '#ffffff', 0.15),
    onAccent: scheme === 'light' ? backgrounds.light.card : backgrounds.dark.sunken,
  };
}

/** The accent that the camp chose. Undefined while it is the shipped one. */
export function ownAccent(): string | undefined {
  const { accent } = shippedOf(appearanceContent).defaults as typeof appearanceContent;
  return appearanceContent.accent === accent ? undefined : appearanceContent.accent;
}

/** Replaces the accent of the design tokens for all schemes. Empty while the camp has the shipped one. */
export function accentStyle(): string {
  const accent = ownAccent();
  if (accent === undefined) return '';
  const { normal, more } = leastContrast;
  return `${rulesFor(accent, normal)}@media (prefers-contrast:more){${rulesFor(accent, more)}}`;
}

/** Without `light-dark()`, which phones of 2022 don't know. */
function rulesFor(accent: string, least: number): string {
  const tokens = (scheme: Scheme) => {
    const { accent: color, hover, onAccent } = accentColors(accent, scheme, least);
    return `{--color-action:${color};--color-action-hover:${hover};--color-on-action:${onAccent};--color-clay:${color};--color-focus:${color}}`;
  };
  const [light, dark] = [tokens('light'), tokens('dark')];
  return `:root,[data-theme=light]${light}@media screen and (prefers-color-scheme:dark){:root${dark}[data-theme=light]${light}}[data-theme=dark]${dark}`;
}
