import { logoPath } from '@camp/contracts/content/appearance';

/** An icon of the site on a home screen. */
export interface AppIcon {
  /** Path of a PNG file. */
  src: string;
  sizes: string;
  /** `maskable`: the phone may cut it into its own shape. */
  purpose: 'any' | 'maskable';
}

/** The icons of a camp without its own logo. */
export const shippedIcons: readonly AppIcon[] = [
  { src: '/app-icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/app-icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/app-icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** The icons that the web app manifest names: the camp's own logo, or the shipped ones. */
export function appIcons(): readonly AppIcon[] {
  const [small, large] = [logoPath(192), logoPath(512)];
  if (!small || !large) return shippedIcons;
  return [
    { src: small, sizes: '192x192', purpose: 'any' },
    { src: large, sizes: '512x512', purpose: 'any' },
  ];
}
