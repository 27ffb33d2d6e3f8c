import { campContent } from '@camp/contracts/content/camp';
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

  await test.step('a visitor reads the question and the name', async () => {
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
    expect(mail.text).not.toContain(campContent.name);
  });
});

test('an administrator changes an email, previews and tests it, and a family gets it', async ({
  page,
  browser,
}) => {
  const { url, inboxUrl } = ownProduct;
  const inbox = openInbox(inboxUrl);
  const preview = page.frameLocator('iframe[title="Email preview"]');
  await beginAs(page, administrator, url);

  await test.step('sees the email while typing, with an example person’s name', async () => {
    await page.goto(`${url}/admin/content`);
    await page.getByRole('link', { name: 'Reset a password' }).click();
    await page.getByLabel('Heading').fill('Hello again, ');
    await page.getByRole('button', { name: /^\{first name\}/ }).click();
    await page.getByLabel('Text', { exact: true }).fill('A **new** password is one step away.');
    await expect(preview.getByRole('heading', { name: 'Hello again, Pat' })).toBeVisible();
    await expect(preview.getByText('A new password is one step away.')).toBeVisible();
    await page.getByLabel('Example person').selectOption({ label: 'Zoë, while camp is free' });
    await expect(preview.getByRole('heading', { name: 'Hello again, Zoë' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('gets a test email', async () => {
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(toast(page, 'We’ve sent a test email to you.')).toBeVisible();
    const mail = await inbox.waitFor(administrator.email, /^\[Test\] Reset your password$/);
    expect(mail.text).toContain('Hello again, Zoë');
  });

  await test.step('saves the email', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Changes saved.')).toBeVisible();
  });

  await test.step('the sent email has the new words', async () => {
    const parent = await makeParent({ url, inboxUrl });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${url}/password-reset-create`);
    await visitor.getByLabel('Email').fill(parent.email);
    await visitor.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toast(visitor, 'Please click the reset link in your email.')).toBeVisible();
    await visitor.context().close();
    const mail = await inbox.waitFor(parent.email, mailAbout.passwordReset);
    expect(mail.text).toContain('Hello again, Pat');
    expect(mail.html).toContain('A <strong>new</strong> password is one step away.');
  });
});
