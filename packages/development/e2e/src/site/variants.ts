/** The window sizes (the phone's height is the first screen's). */
export const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

export const schemes = ['light', 'dark'] as const;

/** A way to show a page. */
export interface Variant {
  window: keyof typeof windows;
  scheme: (typeof schemes)[number];
}

/** Phone and desktop, light and dark. */
export const variants: readonly Variant[] = (Object.keys(windows) as Variant['window'][]).flatMap((window) =>
  schemes.map((scheme) => ({ window, scheme })),
);
