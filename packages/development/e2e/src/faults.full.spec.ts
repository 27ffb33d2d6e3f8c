import { readdir, readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { expect, test, type Page } from '@playwright/test';
import { fillCamperForm, submitCamperForm } from './support/camper-form';
import { choose } from './support/choose';
import { openInbox } from './support/inbox';
import { mailAbout } from './support/mails';
import { logIn, makeParent } from './support/people';
import { administrator, startDemo } from './support/product';
import { toast } from './support/test';

// Each test stops a process of its own product. The quick suite's shared product isn't affected.
test.describe.configure({ mode: 'serial' });

/** Maximum milliseconds for an email after the process is back. */
const afterReturn = 90_000;

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startDemo();
});
test.afterAll(() => product.stop());

test('the worker’s threads for pictures have low priority, and its main thread does not', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere a thread has no priority of its own');
  const { pid } = product.worker;
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(
    threads.map(
      async (thread) => [thread, await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')] as const,
    ),
  );
  const lowest = stats.filter(([, stat]) => niceOf(stat) === constants.priority.PRIORITY_LOW);
  expect(lowest.length).toBeGreaterThanOrEqual(4);
  expect(lowest.map(([thread]) => Number(thread))).not.toContain(pid);
});

/** The seventeenth field after the name, which may contain spaces (proc(5)). */
const niceOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);

test('a worker that is killed and restarted still delivers the payment link', async ({ page }) => {
  const parent = await makeParent(product);
  await logIn(page, parent, product.url);
  await registerCamper(page, parent.nameLast);
  await openInbox(product.inboxUrl).waitFor(parent.email, mailAbout.registration);

  await product.worker.kill();
  await page.evaluate(() => localStorage.clear());
  await logIn(page, administrator, product.url);
  await page.goto(`${product.url}/camper/list?q=${parent.nameLast}`);
  await choose(page.getByRole('checkbox', { name: `Select Maya ${parent.nameLast}` }));
  await page.getByRole('button', { name: 'Send payment link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send payment link' }).click();
  await expect(page.getByText('Payment link sent for 1 camper')).toBeVisible();
  expect(await openInbox(product.inboxUrl).about(parent.email, mailAbout.paymentLink)).toHaveLength(0);
  await product.worker.start();

  await openInbox(product.inboxUrl).waitFor(parent.email, mailAbout.paymentLink, afterReturn);
});

test('a registration succeeds while Redis is down, and its email is sent afterwards (F2)', async ({
  page,
}) => {
  const parent = await makeParent(product);
  await logIn(page, parent, product.url);
  await page.goto(`${product.url}/camper/create`);
  await fillCamperForm(page, { nameFirst: 'Maya', nameLast: parent.nameLast });

  await product.redis.kill();
  await submitCamperForm(page);
  await expect(toast(page, 'Camper successfully created!')).toBeVisible();
  expect(await openInbox(product.inboxUrl).about(parent.email, mailAbout.registration)).toHaveLength(0);
  await product.redis.start();

  await openInbox(product.inboxUrl).waitFor(parent.email, mailAbout.registration, afterReturn);
});

test('a Redis that hangs does not delay a registration', async ({ page }) => {
  const parent = await makeParent(product);
  await logIn(page, parent, product.url);
  await page.goto(`${product.url}/camper/create`);
  await fillCamperForm(page, { nameFirst: 'Maya', nameLast: parent.nameLast });

  product.redis.pause();
  await submitCamperForm(page);
  await expect(toast(page, 'Camper successfully created!')).toBeVisible();
  product.redis.resume();

  await openInbox(product.inboxUrl).waitFor(parent.email, mailAbout.registration, afterReturn);
});

async function registerCamper(page: Page, nameLast: string): Promise<void> {
  await page.goto(`${product.url}/camper/create`);
  await fillCamperForm(page, { nameFirst: 'Maya', nameLast });
  await submitCamperForm(page);
  await expect(toast(page, 'Camper successfully created!')).toBeVisible();
}
