type Observe = (entries: { getEntriesByName: (name: string) => unknown[] }) => void;

let report: Observe;
class ReportedPaints {
  constructor(observe: Observe) {
    report = observe;
  }
  observe() {}
}
const painted = (name: string) =>
  report({ getEntriesByName: (wanted) => (wanted === name ? [{ name }] : []) });

/** Runs the script on a page. @param page that the server put into `#root` */
async function runOn(page: string, { isHidden = false } = {}) {
  document.head.innerHTML = '<link rel="preload" as="script" href="/main.js" data-run>';
  document.body.innerHTML = `<div id="root">${page}</div>`;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await jest.isolateModulesAsync(async () => void (await import('./start-script')));
}

const started = () => [...document.scripts].map((script) => script.getAttribute('src'));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: ReportedPaints });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('runs the shell once after the server’s page is painted', async () => {
  await runOn('<main>Words</main>');
  painted('first-paint');
  expect(started()).toEqual([]);

  painted('first-contentful-paint');
  painted('first-contentful-paint');
  jest.runAllTimers();

  expect(started()).toEqual(['/main.js']);
});

it('runs the shell within a second if no paint is reported', async () => {
  await runOn('<main>Words</main>');

  jest.advanceTimersByTime(1_000);

  expect(started()).toEqual(['/main.js']);
});

it.each([
  ['in a tab that nobody sees', '<main>Words</main>', true],
  ['without a page from the server', '', false],
  ['with a sentence for browsers without scripts only', '<noscript>Words</noscript>', false],
])('runs the shell at once %s', async (_case, page, isHidden) => {
  await runOn(page, { isHidden });

  expect(started()).toEqual(['/main.js']);
});
