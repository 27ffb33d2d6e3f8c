import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { NewVersionNotice } from './new-version-notice';

const sentence = 'There’s a new version. Reload when you’re ready.';

const openPageOf = (build: string) => {
  document.head.innerHTML = `<meta name="build" content="${build}" />`;
  const reload = jest.fn();
  render(<NewVersionNotice reload={reload} />);
  return { reload, user: userEvent.setup() };
};

/** The person comes back from another tab. */
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')) && undefined);

afterEach(() => {
  document.head.innerHTML = '';
});

it('says that there is a new version, and reloads only when pressed', async () => {
  fakeApi({ 'GET /build.json': { build: 'second' } });
  const { reload, user } = openPageOf('first');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();

  await comeBack();

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the same build', { build: 'first' }],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else', { page: 'of a proxy' }],
])('says nothing with %s', async (_case, answer) => {
  fakeApi({ 'GET /build.json': answer });
  openPageOf('first');

  await comeBack();

  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('does not ask in development', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  openPageOf('development');

  await comeBack();

  expect(fetching).not.toHaveBeenCalled();
});
