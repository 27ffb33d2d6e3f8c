import type { RunningProduct } from '@camp/local-services/test/start-product';
import { openInbox } from './support/inbox';
import { mailAbout } from './support/mails';
import { beginAs, makeParent } from './support/people';
import { administrator, startDemo } from './support/product';
import { expect, expectAccessible, test, toast } from './support/test';

/** This test has its own product, since all other tests read the shipped words. */
let ownProduct: RunningProduct;
test.beforeAll(async () => {
  ownProduct = await startDemo();
});
test.afterAll(() => ownProduct.stop());

test('an administrator changes a question and the camp’s name, and families read them', async ({
  page,
  browser,
}) => {
  const { url, inboxUrl } = ownProduct;
  const question = 'How do we get a spot?';
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Changes saved.')).toBeVisible();
  };
  const preview = page.frameLocator('iframe[title="Preview"]');
  await beginAs(page, administrator, url);

  await test.step('sees the question on its page while typing', async () => {
    await page.goto(`${url}/admin/content`);
    await expect(page.getByText('Original words').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Camper home' }).click();
    await page
      .getByRole('group', { name: 'Question 1' })
      .getByLabel('Question', { exact: true })
      .fill(question);
    await expect(preview.getByRole('heading', { name: question })).toBeVisible();
    await expectAccessible(page);
    await save();
  });

  await test.step('changes the name, and looks at the change', async () => {
    await page.goto(`${url}/admin/content/camp`);
    await page.getByLabel('Name of the camp').fill('Lake Hope Camp');
    await expect(preview.getByRole('banner').getByText('Lake Hope Camp')).toBeVisible();
    await save();
    await page.getByText('Show changes').click();
    await expect(page.getByText('After: Lake Hope Camp')).toBeVisible();
  });

  await test.step('a visitor reads both', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${url}/camper-home`);
    await expect(visitor.getByRole('heading', { name: question })).toBeVisible();
    await expect(visitor).toHaveTitle('Camper information · Lake Hope Camp');
    await visitor.context().close();
  });

  await test.step('and an email has the name', async () => {
    const { email } = await makeParent({ url, inboxUrl });
    const mail = await openInbox(inboxUrl).waitFor(email, mailAbout.verification);
    expect(mail.text).toContain('Lake Hope Camp');
    expect(mail.text).not.toContain('Pine Ridge Camp');
  });
});
