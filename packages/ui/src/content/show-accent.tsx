import { accentStyle } from '@camp/contracts/content/accent-colors';

/**
 * Gives the open page the camp's current accent color, instead of the one in the page's head. Phones of 2022 can't
 * change it, and show it when the page is opened again.
 */
export function showAccent(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const style = new CSSStyleSheet();
  style.replaceSync(accentStyle());
  document.querySelector('style[data-accent]')?.remove();
  document.adoptedStyleSheets = [style];
}
