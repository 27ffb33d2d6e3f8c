import { offlinePage } from './offline-page';

const bodyOf = async (response: Response) =>
  new DOMParser().parseFromString(await response.text(), 'text/html').body;

it('leads to the pages that this device can show, and to the packing list for what was kept', async () => {
  const response = offlinePage(['/camp-location', '/packing-list', '/user/profile']);
  const body = await bodyOf(response);

  expect(
    [...body.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['', 'Try again'],
    ['/camp-location', 'Camp Location & Contact'],
    ['/packing-list', 'Packing list'],
  ]);
  expect(body.textContent).toContain('it’s on the packing list.');
  expect(body.querySelectorAll('h1')).toHaveLength(1);
});

it('is no page to remember or to run scripts in', async () => {
  const response = offlinePage([]);
  const body = await bodyOf(response);

  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(body.textContent).toContain('This page will load once you’re back online.');
  expect(body.textContent).not.toContain('on this phone');
  expect(body.querySelectorAll('script, h2')).toHaveLength(0);
});
