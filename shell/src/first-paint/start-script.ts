/** Milliseconds to wait for a paint that may never be reported. */
const patience = 1_000;

/**
 * Runs the shell's script once the browser has painted the server's page. On a fast network the script is there before
 * the paint, which would wait for it. Without a page from the server, or in a tab that nobody sees, it runs at once.
 */
export function startAfterPaint(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.src = document.querySelector('link[data-run]')?.getAttribute('href') ?? '';
    document.head.append(script);
  };

  if (document.hidden || !document.querySelector('#root > :not(noscript)')) return start();
  setTimeout(start, patience);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
}

startAfterPaint();
