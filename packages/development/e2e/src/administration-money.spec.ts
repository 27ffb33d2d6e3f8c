import { beginAs } from './support/people';
import { administrator } from './support/product';
import { expect, expectAccessible, test } from './support/test';

test('an administrator finds a payment, refunds a part, sees it arrive at Stripe, and checks failed jobs', async ({
  page,
  context,
}, { project }) => {
  await beginAs(page, administrator);
  // A payment of the demo data, one for each size, since other payments come from concurrent tests.
  const family = project.name === 'phone' ? 'Begay' : 'Chen';
  await page.goto(`/stripe/list?standing=paid&q=${family}`);
  await expect(page.getByText('Stripe and our records match.')).toBeVisible();
  await expectAccessible(page);

  const row = page
    .locator('tr[role="row"]')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Refund' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount').fill('12.50');
  await dialog.getByLabel('Reason').fill('A shorter stay.');
  await expect(dialog.getByText('$12.50 will be refunded.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Refund\b/ }).click();
  await expect(page.getByText('Refund of $12.50 started. The family gets an email.')).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/\$12\.50 for .* refunded/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /pi_demo_/ }).click();
  await expect((await opened).getByText('$12.50 refunded', { exact: false })).toBeVisible();

  await page.goto('/admin/failed-work');
  await expect(page.getByRole('heading', { level: 1, name: 'Failed jobs' })).toBeVisible();
  await expectAccessible(page);
});
