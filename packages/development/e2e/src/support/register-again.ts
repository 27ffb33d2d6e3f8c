import type { Page } from '@playwright/test';
import type { Hand } from '../web-check/hand';

/** The sections that a returning camper's last registration answers. */
const answeredBefore = [
  'Emergency contact',
  'Drop-off and pick-up',
  'Medical',
  'Immunizations',
  'Pediatrician',
  'Medications',
];

/**
 * Fills in the form that begins from an earlier registration, and sends it: what only the parent can know this year;
 * the rest comes from the account, or is still right.
 */
export async function registerAgain(page: Page, hand: Hand): Promise<void> {
  const form = page.getByRole('form', { name: 'Camper registration' });
  const stillRight = (section: string) =>
    hand.tap(form.getByRole('button', { name: `Everything here is still right: ${section}` }));
  await stillRight('Camper information');
  await hand.choose(form.getByLabel('Grade'), '6th');
  for (const section of answeredBefore) await stillRight(section);
  await hand.tap(form.getByLabel('All medical information'));
  await hand.tap(form.getByLabel(/Zero Tolerance Policy/));
  await hand.tap(page.getByRole('button', { name: 'Submit Registration' }));
}
