import type { Page } from '@playwright/test';

/** The minimum height of a touch target, in pixels. */
export const thumb = 44;

/**
 * Touch targets below the minimum height. Links in running text are as high as their line, a row of a list is one
 * target, and a box belongs to its label.
 */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    const labelOf = (element: Element) =>
      element.matches('[type="checkbox"], [type="radio"], [type="file"]')
        ? (element as HTMLInputElement).labels?.[0]
        : undefined;
    const isTapped = (element: HTMLElement) => {
      const { bottom, height } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ visibilityProperty: true }) && height > 1 && bottom > 0;
      const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
      return isThere && !isInText && !element.matches('.list-row a');
    };
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, summary')]
        .filter(isTapped)
        .map((element) => ({
          element,
          height: Math.max(
            heightOf(element),
            ...[labelOf(element)].flatMap((label) => (label ? heightOf(label) : [])),
          ),
        }))
        // Layout with fractions of a pixel may be slightly below the minimum.
        .filter(({ height }) => height < least - 0.1)
        .map(({ element, height }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return `${element.localName}.${element.className} '${name.slice(0, 30)}': ${height.toFixed(1)} px`;
        })
    );
  }, thumb);
