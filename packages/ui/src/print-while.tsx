import { flushSync } from 'react-dom';

/**
 * Prints what is shown only on paper.
 *
 * @param show - renders it for `true`, and hides it again for `false`
 */
export function printWhile(show: (isPrinting: boolean) => void): void {
  // On iOS, `print` returns before printing.
  window.addEventListener('afterprint', () => show(false), { once: true });
  flushSync(() => show(true));
  window.print();
}
