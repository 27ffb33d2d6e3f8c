import { startFromSource, type ProductFromSource } from './support/start-from-source';
import { expect, test, type Page } from '@playwright/test';
import { choose } from './support/choose';
import { administrator } from './support/product';
import { logIn } from './support/people';

// All tests share one product from source, since its three builds are slow.
test.describe.configure({ mode: 'serial' });

let product: ProductFromSource;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  product = await startFromSource({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
});
test.afterAll(async () => {
  expect(await product.stop()).toBe('The launcher exited with code 0.');
});

/** Marks the page to detect a reload, once the remote's page is there: a change before would replace its files. */
async function mark(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
}
const sameLoad = (page: Page) => page.locator('html[data-same-load]');

test("a change in the shell arrives without a reload, and a remote's page keeps its input", async ({
  page,
}) => {
  await page.goto(`${product.url}/login`);
  await page.getByRole('form', { name: 'Login' }).getByLabel('Email').fill('half.typed@example.com');
  await mark(page);

  await product.source.edit(
    'shell/src/layout/footer.tsx',
    '{organization.legalName}',
    '{organization.legalName}, changed.',
  );

  await expect(page.getByRole('contentinfo')).toContainText(', changed.');
  await expect(page.getByRole('form', { name: 'Login' }).getByLabel('Email')).toHaveValue(
    'half.typed@example.com',
  );
  await expect(sameLoad(page)).toHaveCount(1);
});

test('a change in the public app arrives without a reload and keeps the input', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill('half.typed@example.com');
  await mark(page);

  await product.source.edit(
    'public-app/src/features/user/pages/login-page.tsx',
    'New here?',
    'New around here?',
  );

  await expect(form).toContainText('New around here?');
  await expect(form.getByLabel('Email')).toHaveValue('half.typed@example.com');
  await expect(sameLoad(page)).toHaveCount(1);
});

test('a change in the admin app arrives without a reload and keeps the selection', async ({ page }) => {
  await logIn(page, administrator, product.url);
  await page.goto(`${product.url}/camper/list`);
  const firstCamper = page.getByRole('checkbox', { name: /^Select / }).first();
  await choose(firstCamper);
  await mark(page);

  await product.source.edit(
    'admin-app/src/features/camper/pages/camper-list-page.tsx',
    'title="Campers"',
    'title="All campers"',
  );

  await expect(page.getByRole('heading', { level: 1 })).toContainText('All campers');
  await expect(firstCamper).toBeChecked();
  await expect(sameLoad(page)).toHaveCount(1);
});

test('a change in code shared by shell and remote arrives in both without a reload', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill('half.typed@example.com');
  await mark(page);

  await product.source.edit('packages/ui/src/actions/text-link.tsx', '<Link ', '<Link data-changed="" ');

  await expect(form.getByRole('link', { name: 'Sign up' })).toHaveAttribute('data-changed', '');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Donate' })).toHaveAttribute(
    'data-changed',
    '',
  );
  await expect(form.getByLabel('Email')).toHaveValue('half.typed@example.com');
  await expect(sameLoad(page)).toHaveCount(1);
});

test('a compile error is shown over the page, and disappears when it is fixed', async ({ page }) => {
  const file = 'public-app/src/features/user/pages/login-page.tsx';
  await page.goto(`${product.url}/login`);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await mark(page);

  await product.source.edit(file, 'export default function', 'export default function function');
  await expect(overlay.getByText(/login-page\.tsx/).first()).toBeVisible();
  await product.source.edit(file, 'export default function function', 'export default function');

  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  await expect(sameLoad(page)).toHaveCount(1);
});

test('a change in a style sheet arrives without a reload', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await mark(page);

  await product.source.edit(
    'public-app/src/features/user/user.css',
    '.user-form {',
    '.user-form { outline-width: 7px;',
  );

  await expect(page.getByRole('form', { name: 'Login' })).toHaveCSS('outline-width', '7px');
  await expect(sameLoad(page)).toHaveCount(1);
});

test('a change in the API takes effect after its restart', async ({ request }) => {
  await product.source.edit('api/src/server/health.ts', "status: 'alive'", "status: 'changed'");

  await expect
    .poll(async () => (await request.get(`${product.url}/healthz`)).text(), { timeout: 60_000 })
    .toContain('changed');
});

test('a change in the worker takes effect after its restart', async () => {
  await product.source.edit(
    'worker/src/worker.ts',
    "logger.info('Working')",
    "logger.info('Working on the change')",
  );

  await expect.poll(() => product.log('worker'), { timeout: 60_000 }).toContain('Working on the change');
});

test('the browser applies the product’s security headers, except for hot reload', async ({ request }) => {
  const page = await request.get(`${product.url}/login`);
  const answer = await request.get(`${product.url}/api/camp/current/`);

  expect(page.headers()['content-security-policy']).toContain("default-src 'self'");
  expect(page.headers()['content-security-policy']).toContain("connect-src 'self' ws: wss:");
  expect(answer.headers()['content-security-policy']).toContain("default-src 'self'");
  expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe|ws:/);
});
