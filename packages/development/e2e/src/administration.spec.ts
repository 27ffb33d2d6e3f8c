import { openInbox } from './support/inbox';
import { beginAs } from './support/people';
import { administrator } from './support/product';
import { expect, expectAccessible, test } from './support/test';

test('an administrator sees open tasks, writes to a group and prints a sheet', async ({ page, product }) => {
  const subject = `Packing list ${Date.now()}`;
  await beginAs(page, administrator);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Needs you now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Registrations' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Paid \d+$/ }).click();
  await expect(page.getByRole('heading', { name: /^Campers \d{4}$/ })).toBeVisible();
  await expect(page).toHaveURL(/status=paid/);

  await page.goto('/admin/messages');
  await page.getByRole('textbox', { name: /^Subject/ }).fill(subject);
  await page.getByRole('textbox', { name: /^Message/ }).fill('Hello {first name}, bring a lamp.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/^This message goes to \d+ people\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  const mail = await openInbox(product.inboxUrl).waitFor(administrator.email, new RegExp(`Test: ${subject}`));
  expect(mail.text).toContain('bring a lamp.');

  await page.goto('/admin/reports?report=check-in');
  await expect(page.getByRole('table', { name: 'Check-in' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of Check-in' }).click();
  expect((await download).suggestedFilename()).toMatch(/^check-in-\d{4}\.csv$/);
});
