import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose';

/** A picture to upload. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The answers about a camper that the account does not prefill, by label. */
interface CamperAnswers {
  nameFirst: string;
  nameLast: string;
  picture?: Picture;
}

async function answer(form: Locator, question: string | RegExp, value: 'Yes' | 'No' | 'Girl'): Promise<void> {
  await choose(form.getByRole('radiogroup', { name: question }).getByRole('radio', { name: value }));
}

async function fillContact(form: Locator, who: string, name: string, relation: string): Promise<void> {
  await form.getByLabel(`${who} name`).fill(name);
  await form.getByLabel(`${who} phone number`).fill('(555) 123-4568');
  await form.getByLabel(`${who} relation`).fill(relation);
}

/**
 * Confirms the last answers of these sections, or fills them in. A family that has registered before is offered its
 * contacts.
 */
async function confirmOr(
  form: Locator,
  sections: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const buttons = sections.map((section) =>
    form.getByRole('button', { name: `Everything here is still right: ${section}` }),
  );
  if (!(await buttons[0]!.isVisible())) return fill();
  for (const button of buttons) await button.click();
}

/** Fills in the whole camper form for a parent whose block is already stored. */
export async function fillCamperForm(
  page: Page,
  { nameFirst, nameLast, picture }: CamperAnswers,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Camper registration' });
  await form.getByLabel('First name', { exact: true }).fill(nameFirst);
  await form.getByLabel('Last name', { exact: true }).fill(nameLast);
  await answer(form, 'Boy or girl', 'Girl');
  await form.getByLabel('Birthdate').fill('2016-04-09');
  await form.getByLabel('Shirt size').selectOption('Child Large');
  await form.getByLabel('Grade').selectOption('5th');
  await form.getByLabel('School').fill('Springfield Elementary');
  await answer(form, /first time at our camp/, 'Yes');
  await form.getByLabel('How did you hear about the camp?').fill('From a neighbor');
  await answer(form, /dietary restrictions/, 'No');

  await confirmOr(form, ['Emergency contact', 'Drop-off and pick-up'], async () => {
    await fillContact(form, 'Emergency contact', 'Emery Contact', 'Aunt');
    await fillContact(form, 'Drop-off contact', 'Dale Driver', 'Neighbor');
    await fillContact(form, 'Pick-up contact', 'Dale Driver', 'Neighbor');
  });

  await choose(form.getByRole('checkbox', { name: 'Headaches' }));
  await form.getByLabel('Last incident: Headaches').fill('2026-02-14');
  await answer(form, /diabetes/, 'No');
  await answer(form, /allergies/, 'Yes');
  await form.getByLabel('Which allergies, and what happens?').fill('Bee stings: swelling of the arm');
  await answer(form, /behavioral concerns/, 'No');
  await form.getByLabel('Tdap').fill('2021-05-01');
  await form.getByLabel('MMR').fill('2021-05-01');
  await answer(form, /COVID-19/, 'Yes');
  if (picture) {
    await form.getByLabel(/Proof of vaccination/).setInputFiles(picture);
    await expect(form.getByRole('img', { name: `Preview of ${picture.name}` })).toBeVisible();
  }
  await confirmOr(form, ['Pediatrician'], async () => {
    await form.getByLabel('Pediatrician name').fill('Dr. Doe');
    await form.getByLabel('Pediatrician phone number').fill('555.123.4570');
  });
  await answer(form, /medications/, 'No');
  await choose(form.getByLabel('All medical information'));
  await choose(form.getByLabel(/Zero Tolerance Policy/));
}

/** Submits the form. */
export const submitCamperForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit Registration' }).click();
