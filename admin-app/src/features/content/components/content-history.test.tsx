import { accessTokenKey } from '@camp/api-client/session';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { refusal } from '@camp/testing/browser/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { recordOf, version, wordsOf } from '../testing/content-record';
import { press, replace, show } from '../testing/open-editor';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => {
  localStorage.clear();
  act(() => applySavedContent({}));
});

test('a version is compared with the one before, and restored as a new one', async () => {
  const of = (late: string) => ({ ...wordsOf('staff'), late });
  const versions = [version(2, of('Two.'), null), version(1, of('One.'))];
  const record = recordOf('staff', { version: 2, source: of('Two.'), versions });
  const { user, saves, onSave } = show(record);
  const [newest, oldest] = within(await screen.findByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map((item) => within(item));
  if (!newest || !oldest) throw new Error('There are no versions.');

  expect(newest.getByText(/^A deleted account ·/)).toBeVisible();
  expect(oldest.getByText(/^Robin Rivera ·/)).toBeVisible();
  await user.click(newest.getByText('Show changes'));
  expect(await newest.findByText('Before:')).toBeVisible();
  expect(newest.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Before: One.',
    'After: Two.',
  ]);
  expect(newest.queryByRole('button')).toBeNull();

  onSave({ ...record, version: 3, source: of('One.'), versions: [version(3, of('One.')), ...versions] });
  await user.click(oldest.getByRole('button', { name: 'Restore this version: 1' }));

  expect(
    await screen.findByText('Version 1 is back, as version 3. To undo this, restore version 2.'),
  ).toBeVisible();
  expect(await screen.findByText('Version 3')).toBeVisible();
  expect(screen.getByLabelText(/^After the due date/)).toHaveValue('One.');
  expect(await press('Save changes')).toBeDisabled();
  expect(saves()).toEqual([{ version: 2, source: of('One.') }]);
});

test('a version that can’t be used as it is stays in the form with its errors', async () => {
  const of = (late: string) => ({ ...wordsOf('staff'), late });
  const versions = [version(2, of('Two.')), version(1, { ...of(''), parking: 'By the barn.' })];
  const { user, saves } = show(recordOf('staff', { version: 2, source: of('Two.'), versions }));

  await user.click(await press('Restore this version: 1'));

  const late = screen.getByLabelText(/^After the due date/);
  expect(late).toHaveFocus();
  expect(late).toHaveAccessibleDescription(expect.stringContaining('Enter: After the due date.'));
  expect(saves()).toEqual([]);
});

test('a version of an earlier release is restored without a field that no longer exists', async () => {
  const of = (late: string) => ({ ...wordsOf('staff'), late });
  const versions = [version(2, of('Two.')), version(1, { ...of('One.'), parking: 'By the barn.' })];
  const { user, saves, onSave } = show(recordOf('staff', { version: 2, source: of('Two.'), versions }));
  onSave(refusal(409, 'Someone else saved this text meanwhile.'));

  await user.click(await press('Restore this version: 1'));

  const form = within(screen.getByRole('form', { name: 'Staff' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Someone else saved this text meanwhile.');
  expect(saves()).toEqual([{ version: 2, source: of('One.') }]);
});

test('asks before it restores a text that people agree to', async () => {
  const of = (introduction: string) => ({ ...wordsOf('zero-tolerance'), introduction });
  const versions = [version(2, of('Two.')), version(1, of('One.'))];
  const record = recordOf('zero-tolerance', { version: 2, source: of('Two.'), versions });
  const { user, saves, onSave } = show(record);
  onSave({ ...record, version: 3, source: of('One.') });

  await user.click(await press('Restore this version: 1'));
  const dialog = within(screen.getByRole('dialog', { name: 'Are you sure?' }));
  expect(dialog.getByText('Everyone who agreed to this is asked again.')).toBeVisible();
  expect(saves()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Restore this version' }));

  expect(await screen.findByText(/^Version 1 is back, as version 3/)).toBeVisible();
  expect(saves()).toEqual([{ version: 2, source: of('One.') }]);
});

test('somebody else’s saved text stays, and so does what was typed', async () => {
  const record = recordOf('staff');
  const { user, api, saves, onSave } = show(record);
  const said = 'Someone else saved this text meanwhile. Reload the page to see their version.';
  const theirs = { ...wordsOf('staff'), late: 'Theirs.' };
  await replace(user, await screen.findByLabelText(/^After the due date/), 'Mine.');
  onSave(refusal(409, said));
  api.answer('GET /content/read/staff', {
    ...record,
    version: 1,
    source: theirs,
    versions: [version(1, theirs)],
  });
  await user.click(await press('Save changes'));

  const form = within(screen.getByRole('form', { name: 'Staff' }));
  expect(await form.findByRole('alert')).toHaveTextContent(said);
  expect(screen.getByLabelText(/^After the due date/)).toHaveValue('Mine.');

  await user.click(await press('Restore this version: 1'));
  const dialog = within(screen.getByRole('dialog', { name: 'Are you sure?' }));
  expect(dialog.getByText('You haven’t saved your changes. Version 1 will replace them.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/^After the due date/)).toHaveValue('Mine.');
  onSave({ ...record, version: 2, source: theirs, versions: [version(1, theirs)] });
  await user.click(await press('Restore this version: 1'));
  await user.click(await press('Restore this version'));
  expect(screen.getByLabelText(/^After the due date/)).toHaveValue('Theirs.');
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  expect(saves()).toEqual([expect.objectContaining({ version: 0 }), { version: 1, source: theirs }]);
});
