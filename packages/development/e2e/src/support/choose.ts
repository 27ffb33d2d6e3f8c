import { expect, type Locator } from '@playwright/test';

/**
 * The label of a control, which people press. Pressing the box itself would not detect a label that does nothing, so
 * ESLint forbids it in specs.
 *
 * @param control the box or radio button
 */
export const lineOf = (control: Locator): Locator => control.locator('xpath=ancestor::label');

/** Presses a control's label unless it already has the wanted state. @param isChosen the wanted state */
export async function choose(control: Locator, isChosen = true): Promise<void> {
  if ((await control.isChecked()) !== isChosen) await lineOf(control).click();
  await expect(control).toBeChecked({ checked: isChosen });
}
