import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import type { Locator } from '@playwright/test';
import { choose } from './support/choose';
import { beginAs, makeParent } from './support/people';
import { uprightPhoto } from './support/photo';
import { expect, expectAccessible, test, toast } from './support/test';

const answer = (form: Locator, question: string | RegExp, value: string) =>
  choose(form.getByRole('radiogroup', { name: question }).getByRole('radio', { name: value, exact: true }));

async function fillApplication(form: Locator): Promise<void> {
  await answer(form, 'Male or female', 'Female');
  await form.getByLabel('Birthdate').fill('1990-04-05');
  await form.getByLabel('Shirt size').selectOption('Medium');
  await form.getByLabel('Emergency contact name').fill('Emery Contact');
  await form.getByLabel('Emergency contact phone number').fill('(555) 123-4568');
  await form.getByLabel('Emergency contact relation').fill('Husband');
  await form.getByLabel('Primary staff position').selectOption('Kitchen Staff');
  await choose(form.getByRole('checkbox', { name: 'Craft Staff' }));
  await choose(form.getByRole('checkbox', { name: 'Other', exact: true }));
  await form.getByLabel('Which other position?').fill('Bus driver');
  await form.getByLabel(/What staff positions have you held before/).fill('None');
  await choose(form.getByRole('checkbox', { name: /^Saturday, / }).first());
  await choose(form.getByRole('checkbox', { name: /^Sunday, / }).first());
  await answer(form, /staying overnight/, 'Yes');
  await form.getByLabel('Doctor name').fill('Dr. Doe');
  await form.getByLabel('Doctor phone number').fill('(555) 123-4570');
  for (const question of [
    /diabetes/,
    /allerg/,
    /serious illness/,
    /can’t take part/,
    /medications/,
    /dietary/,
  ])
    await answer(form, question, 'No');
  await form.getByLabel('Tdap').fill('2021-05-01');
  await form.getByLabel('MMR').fill('2021-05-01');
  await answer(form, /COVID-19/, 'No');
  await choose(form.getByRole('checkbox', { name: /medical information on this form/ }));
  await answer(form, /CPR certificate/, 'Yes');
  await form.getByLabel('When does it expire?').first().fill('2031-02-03');
  await answer(form, /first aid certificate/, 'No');
  await answer(form, /food handler certificate/, 'No');
  await form.getByLabel('Hobbies and interests').fill('Baking bread');
}

test('a staff member applies with alternates, days and certificates, and then uploads a proof', async ({
  page,
  product,
}) => {
  test.slow();
  await beginAs(page, await makeParent(product));
  await page.goto('/staff/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Application Form' })).toBeVisible();
  await expect(page.getByText(/^Staff Applications Due by \w+ \d+, \d{4}$/)).toBeVisible();
  const form = page.getByRole('form', { name: 'Staff application' });
  await expectAccessible(page);

  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, 'Form invalid. Please correct any errors.')).toBeVisible();
  await expect(page.getByText(staffApplicationSentences.missing.staffPositionsAlt).first()).toBeVisible();
  await expectAccessible(page);

  await fillApplication(form);
  await expect(form.getByRole('checkbox', { name: 'Kitchen Staff' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, 'Staff Application successfully submitted!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/profile$/);

  await page.goto('/covid-19-upload');
  const proof = page.getByRole('form', { name: 'Proof of vaccination' });
  await expect(proof.getByRole('link', { name: /COVID-19 policy/ })).toHaveAttribute('target', '_blank');
  await answer(proof, /Vaccinated against COVID-19/, 'No');
  await expect(proof.getByText(/come back with your proof/)).toBeVisible();
  await expect(proof.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  await answer(proof, /Vaccinated against COVID-19/, 'Yes');
  await proof.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Form is invalid! Please correct any errors.')).toBeVisible();
  await expect(proof.getByText('Please select an image file.').first()).toBeVisible();
  await expectAccessible(page);

  const picture = await uprightPhoto(page);
  await proof.getByLabel(/Picture of the vaccination card/).setInputFiles(picture);
  await expect(proof.getByRole('img', { name: `Preview of ${picture.name}` })).toBeVisible();
  await proof.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Successfully submitted your proof of vaccination!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/profile$/);
});
