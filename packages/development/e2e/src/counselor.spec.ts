import { counselorApplicationSentences } from '@camp/contracts/test/sentences/counselor-application';
import type { Locator, Page } from '@playwright/test';
import { choose } from './support/choose';
import { beginAs, makeParent } from './support/people';
import { expect, expectAccessible, test, toast } from './support/test';

const yesNo = (form: Locator, question: RegExp, answer: 'Yes' | 'No') =>
  choose(form.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }));

/** The answers that a parent's account does not prefill. */
async function fillRegistration(page: Page, nameLast: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Counselor registration' });
  await form.getByLabel('First name', { exact: true }).fill('Quinn');
  await form.getByLabel('Last name', { exact: true }).fill(nameLast);
  await choose(form.getByRole('radio', { name: 'Female' }));
  await form.getByLabel('Birthdate').fill('2010-04-09');
  await form.getByLabel('Shirt size').selectOption('XXX-Large');
  await form.getByLabel('Grade').selectOption('11th');
  await form.getByLabel('School').fill('Springfield High School');
  await form.getByLabel('Phone number', { exact: true }).fill('555 123 4571');
  await form.getByLabel('Email address', { exact: true }).fill('quinn@example.com');
  await yesNo(form, /dietary/, 'No');
  await yesNo(form, /diabetes/, 'No');
  await yesNo(form, /allerg/, 'No');
  await form.getByLabel('Tdap').fill('2021-05-01');
  await form.getByLabel('MMR').fill('2021-05-01');
  await yesNo(form, /COVID-19/, 'No');
  await form.getByLabel('Pediatrician name').fill('Dr. Doe');
  await form.getByLabel('Pediatrician phone number').fill('555.123.4570');
  await yesNo(form, /medications/, 'No');
  await choose(form.getByLabel('All medical information'));
  await choose(form.getByLabel('I will be at all required meetings'));
  await choose(form.getByLabel(/Zero Tolerance Policy/));
}

async function fillApplication(form: Locator): Promise<void> {
  await form.getByLabel(/years were you a camper/).fill('5');
  await form.getByLabel(/years were you a counselor/).fill('0');
  await form.getByLabel(/other camp experience/).fill('None');
  await yesNo(form, /new to our camp/, 'No');
  const jobs = ['Crafts', 'Jr. Cabin', 'Sr. Cabin', 'Activities', 'Kitchen'];
  for (const [index, job] of jobs.entries())
    await form.getByLabel(new RegExp(`^${index + 1}(st|nd|rd|th) choice`)).selectOption(job);
  const texts = form.locator('textarea');
  for (const text of await texts.all())
    if ((await text.inputValue()) === '') await text.fill('In my own words.');
}

test('a counselor registers and applies, with ordered job choices', async ({ page, product }) => {
  const parent = await makeParent(product);
  await beginAs(page, parent);
  await page.goto('/counselor/create');
  await expect(page.getByText('Dates for counselors in').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(toast(page, 'Form invalid. Please fix any errors and submit agian.')).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await fillRegistration(page, parent.nameLast);
  await page.getByRole('button', { name: 'Submit Registration' }).click();

  await expect(toast(page, 'Counselor Registration successfully created!')).toBeVisible();
  await expect(page).toHaveURL(/\/counselor-app\/create/);
  const form = page.getByRole('form', { name: /Counselor application for Quinn/ });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText(counselorApplicationSentences.missing.choiceFirst).first()).toBeVisible();
  await expectAccessible(page);
  await fillApplication(form);
  await form.getByLabel(/^5th choice/).selectOption('Crafts');
  await expect(form.getByLabel(/^1st choice/)).toHaveValue('Kitchen');
  await form.getByRole('button', { name: 'Move Crafts up' }).press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'Crafts: 4th choice.' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Move Crafts up' })).toBeFocused();

  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(toast(page, 'Counselor Application successfully submitted!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/profile/);
  await page.goto('/counselor-app/create');
  await expect(page.getByText('We received your application')).toBeVisible();
});
