import type { Page } from '@playwright/test';
import type { Hand } from '../web-check/hand';

/** The sections prefilled from a returning camper's last registration. */
const answeredBefore = [
  'Emergency contact',
  'Drop-off and pick-up',
  'Medical',
  'Immunizations',
  'Pediatrician',
  'Medications',
];

/**
 * Fills in and submits a form that starts from an earlier registration. It enters only the answers that are new each
 * year, since all others are prefilled or still right.
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
