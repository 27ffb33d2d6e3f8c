import type { Page } from '@playwright/test';

/** The height of a thumb, in pixels. */
export const thumb = 44;

/**
 * What is tapped on a page and lower than a thumb, with its height. Links of running text are as high as their line,
 * a row of a list is tapped as a whole, and a box belongs to its label.
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
        // What is laid out in parts of a pixel may come out a hair lower.
        .filter(({ height }) => height < least - 0.1)
        .map(({ element, height }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return `${element.localName}.${element.className} '${name.slice(0, 30)}': ${height.toFixed(1)} px`;
        })
    );
  }, thumb);
