import { accessTokenKey } from '@camp/api-client/session';
import type { PreparedRequest } from '@camp/api-client/request';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { refusal } from '@camp/testing/browser/fake-api';
import { act, screen, waitFor } from '@testing-library/react';
import { recordOf, wordsOf } from '../testing/content-record';
import { administrator, press, show } from '../testing/open-editor';

// jsdom's XMLHttpRequest would use the network. The fake API only replaces fetch.
jest.mock('@camp/api-client/upload', () => ({
  sendWithProgress: ({ url, ...request }: PreparedRequest) => window.fetch(url, request),
}));

beforeEach(() => {
  localStorage.setItem(accessTokenKey, 'secret');
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => {
  localStorage.clear();
  act(() => applySavedContent({}));
});

const [first, second] = ['64b000000000000000000e01', '64b000000000000000000e02'];
const withLogo = (logo: string) => ({ ...wordsOf('appearance'), logo });
const record = recordOf('appearance', { version: 1, source: withLogo(first) });
const saved = { ...record, version: 2, source: withLogo(second) };

/** Opens the first logo's form, and uploads the second one. */
async function uploadSecond() {
  const page = show(record, administrator);
  page.api.answer('POST /content/logo', { logo: second });
  page.api.answer(`GET /images/${second}-96.png`, () => new Response('picture'));
  const input = await screen.findByLabelText('Logo');
  const upload = (name: string) => page.user.upload(input, new File(['logo'], name, { type: 'image/png' }));
  await upload('second.png');
  expect(await screen.findByText('Your logo is ready.')).toBeVisible();
  return { ...page, upload };
}

test('goes back to the logo that was saved last when a file is refused', async () => {
  const { user, api, onSave, upload } = await uploadSecond();
  onSave(saved);
  await user.click(await press('Save changes'));
  await waitFor(async () => expect(await press('Save changes')).toBeDisabled());

  api.answer('POST /content/logo', refusal(400, 'There is no picture in it.'));
  await upload('unreadable.png');

  expect(await screen.findByText('There is no picture in it.')).toBeVisible();
  expect(await press('Save changes')).toBeDisabled();
});

test('goes back to the logo that was saved while the refused file was sent', async () => {
  let [store, refuse]: ((answer: object) => void)[] = [];
  const { user, api, onSave, upload } = await uploadSecond();
  onSave(new Promise<object>((resolve) => (store = resolve)));
  await user.click(await press('Save changes'));
  api.answer('POST /content/logo', new Promise<object>((resolve) => (refuse = resolve)));
  await upload('unreadable.png');

  await act(async () => store?.(saved));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  await act(async () => refuse?.(refusal(400, 'There is no picture in it.')));

  expect(await screen.findByText('There is no picture in it.')).toBeVisible();
  expect(await press('Save changes')).toBeDisabled();
});
