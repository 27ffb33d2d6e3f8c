import { act, screen, waitFor, within } from '@testing-library/react';
import type { PreparedRequest } from '@camp/api-client/request';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import StaffAboutPage from './staff-about-page';
import { list, staff, openEditor } from '../testing/open-staff-about';

// jsdom's XMLHttpRequest would use the network. The fake API only replaces fetch.
jest.mock('@camp/api-client/upload', () => ({
  sendWithProgress: ({ url, ...request }: PreparedRequest) => window.fetch(url, request),
}));

// Transforming the lazy module for the first time takes longer than the test waits.
beforeAll(() => import('../components/staff-profile-editor'));

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

afterEach(() => localStorage.clear());

test('a visitor sees all of the card, and nothing to edit', async () => {
  fakeApi({ [list]: [staff()] });

  renderPage(<StaffAboutPage />);

  const card = (await screen.findByRole('heading', { name: 'Sasha Staff' })).closest(
    'article',
  ) as HTMLElement;
  for (const words of [
    'Years at Camp',
    '4',
    'Role at Camp',
    'Camp cook',
    'What Makes Camp Special',
    'The singing',
    'Favorite Camp Tradition',
    'The polar bear swim',
    'Hobbies',
    'Baking bread',
    'Order',
    '3',
  ])
    expect(within(card).getByText(words)).toBeVisible();
  expect(screen.getByText(/held in June and July/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add New Staff Profile' })).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});

test('the picture is shown from its URL, in high resolution', async () => {
  const imageUrl = '/images/64b0000000000000000000aa-200.jpg';
  fakeApi({
    [list]: [staff({ imageUrl, imageState: 'ready', imagePlaceholder: 'data:image/webp;base64,AA' })],
  });

  renderPage(<StaffAboutPage />);

  const picture = await screen.findByRole('img', { name: 'Sasha Staff' });
  expect(picture).toHaveAttribute('src', imageUrl);
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('-400.jpg 2x'));
  expect(picture).toHaveAttribute('width', '200');
  expect(picture).toHaveStyle({ backgroundImage: 'url("data:image/webp;base64,AA")' });
});

test('the link at the top opens the empty form, repeatedly and also while editing a card', async () => {
  const { user } = await openEditor([staff()]);
  const link = screen.getByRole('link', { name: 'Add New Staff Profile' });

  await user.click(link);
  expect(screen.getByLabelText('First name')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Edit Sasha Staff' }));
  await user.click(link);
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

test('Delete asks first and names the person', async () => {
  const remove = `DELETE /staff-about/delete/${staff()._id}`;
  const { user, api } = await openEditor([staff()]);
  await user.click(screen.getByRole('button', { name: 'Delete Sasha Staff' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('Sasha Staff');
  api.answer(remove, { result: true });
  api.answer(list, []);

  await user.click(within(dialog).getByRole('button', { name: 'Delete staff profile' }));

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sasha Staff' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.callsOf(remove)).toHaveLength(1);
});

test('shows a clear message when the list fails to load, and fills in automatically once it loads', async () => {
  jest.useFakeTimers();
  const api = fakeApi({ [list]: refusal(400, 'The records cannot be reached right now.') });
  renderPage(<StaffAboutPage />);
  expect(await screen.findByRole('heading', { name: 'We can’t show the staff right now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

  api.answer(list, [staff()]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();

  expect(await screen.findByRole('heading', { name: 'Sasha Staff' })).toBeVisible();
});

test('polls while a picture is being processed', async () => {
  jest.useFakeTimers();
  const imageUrl = '/images/64b0000000000000000000aa-200.jpg';
  const api = fakeApi({ [list]: [staff({ imageUrl, imageState: 'pending' })] });
  renderPage(<StaffAboutPage />);
  expect(await screen.findByRole('heading', { name: 'Sasha Staff' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();

  api.answer(list, [staff({ imageUrl, imageState: 'ready' })]);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  jest.useRealTimers();

  expect(await screen.findByRole('img', { name: 'Sasha Staff' })).toHaveAttribute('src', imageUrl);
});
