import { savedPage } from './saved-page';

const now = new Date('2027-08-01T12:00:00Z');
const saved = (html: string) =>
  new Response(html, {
    headers: {
      Date: 'Thu, 29 Jul 2027 20:00:00 GMT',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Security-Policy': "default-src 'self'",
    },
  });
const page = '<!doctype html>\n<html lang="en"><body><div id="root"></div></body></html>';

it('has the day on which it was saved, and the headers of the server', async () => {
  const made = await savedPage(saved(page), now);

  expect(await made.text()).toBe(page.replace('<html ', '<html data-saved="Thursday, July 29" '));
  expect(made.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(made.headers.has('Content-Encoding')).toBe(false);
});
