import { expect, type Locator } from '@playwright/test';

/**
 * What a person presses to tick a box: the whole line that names it. Pressing the box itself would not find a line
 * that does nothing; ESLint keeps the specs from it.
 * @param control the box or radio button
 */
export const lineOf = (control: Locator): Locator => control.locator('xpath=ancestor::label');

/** Presses a control's line until it is as said: nothing where it is so already. @param isChosen how it is to be */
export async function choose(control: Locator, isChosen = true): Promise<void> {
  if ((await control.isChecked()) !== isChosen) await lineOf(control).click();
  await expect(control).toBeChecked({ checked: isChosen });
}
