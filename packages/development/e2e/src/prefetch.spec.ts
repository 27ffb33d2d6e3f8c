import { administratorToken, complete, openContext } from './site/browser';
import { tokenOf } from './support/people';
import { anySize, expect, test } from './support/test';

const family = { email: 'rivera@example.org', password: 'Marshmallow1' };
/** Milliseconds for a page to prefetch. */
const patience = 30_000;

const variant = { window: 'desktop', scheme: 'light' } as const;

/** Page address -> the request without which the page shows nothing. */
const pages = {
  family: {
    '/user/profile': '/api/data/user?',
    '/user/profile/:own': '/api/parent/list?own=true',
    '/camper/create': '/api/parent/list?own=true',
    '/camper-waitlist/create': '/api/parent/list?own=true',
    '/counselor/create': '/api/parent/list?own=true',
    '/counselor-app/create': '/api/data/user?',
    '/stripe/create': '/api/data/user?',
    '/covid-19-upload': '/api/data/user?',
  },
  administrator: {
    '/admin/dashboard': '/api/camp/data',
    '/camper/list?grade=4th&sort=-createdAt': '/api/camper/list?',
    '/camper-waitlist/list': '/api/camper-waitlist/list?',
    '/counselor/list': '/api/counselor/list?',
    '/counselor-app/list': '/api/counselor-app/list?',
    '/staff/list?page=1': '/api/staff/list?',
    '/stripe/list': '/api/stripe/list?',
    '/admin/users?q=rivera': '/api/user/list?',
    '/admin/donations': '/api/stripe/donate/list?',
    '/admin/audit': '/api/audit/list?',
    '/role/list': '/api/role/list',
  },
} as const;

const userIdIn = (token: string): string => {
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
};

test.describe('a page requests its data in parallel with the current user', { tag: anySize }, () => {
  for (const [who, theirs] of Object.entries(pages))
    test(`for the ${who}`, async ({ browser, product }) => {
      const token = await (who === 'administrator'
        ? administratorToken(product.url)
        : tokenOf(product.url, family));
      const context = await openContext(browser, variant, token);
      for (const [path, call] of Object.entries(theirs)) {
        const address = path.replace(':own', userIdIn(token));
        const page = await context.newPage();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url().slice(product.url.length)));
        const isAsked = page.waitForRequest((request) => request.url().includes(call), { timeout: patience });
        // Checked below, after the page has loaded.
        const isOver = isAsked.catch(() => undefined);
        // A page that requires this response first would wait forever.
        await page.route('**/api/user/current', async (route) => {
          await isOver;
          await route.continue();
        });

        await page.goto(`${product.url}${address}`);
        await expect(isAsked, `${address} asks ahead`).resolves.toBeTruthy();
        await page.locator('main h1').first().waitFor();
        await complete(page);

        const calls = asked.filter((path) => path.startsWith(call));
        expect(calls, `how often ${address} asks the same`).toEqual([...new Set(calls)]);
        await page.close();
      }
      await context.close();
    });
});
