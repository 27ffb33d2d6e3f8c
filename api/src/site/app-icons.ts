/** An icon of the site on a home screen. */
export interface AppIcon {
  /** Path of a PNG file. */
  src: string;
  sizes: string;
  /** `maskable`: the phone may cut it into its own shape. */
  purpose: 'any' | 'maskable';
}

/** The icons that the web app manifest names. */
export const appIcons: readonly AppIcon[] = [
  { src: '/app-icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/app-icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/app-icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];
