import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startSession } from '@camp/api-client/session';
import type { PreparedRequest } from '@camp/api-client/request';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import StaffAboutPage from './staff-about-page';

// jsdom's XMLHttpRequest reaches for a network; the fake API stands behind fetch.
jest.mock('@camp/api-client/upload', () => ({
  sendWithProgress: ({ url, ...request }: PreparedRequest) => window.fetch(url, request),
}));

const list = 'GET /staff-about/list';
const create = 'POST /staff-about/create';
const staff = (values: Partial<StaffProfileRecord> = {}): StaffProfileRecord => ({
  _id: '64b0000000000000000000f1',
  nameFirst: 'Sasha',
  nameLast: 'Staff',
  yearsAtCamp: 4,
  jobDescription: 'Camp cook',
  whatMakesCampSpecial: 'The singing',
  favoriteTradition: 'The polar bear swim',
  hobbies: 'Baking bread',
  order: 3,
  imageUrl: null,
  imageState: 'none',
  imagePlaceholder: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

const asEditor = { 'GET /user/current': { msg: parent({ permissions: { 'staff-about': ['edit-all'] } }) } };
const fields = {
  'First Name': 'Robin',
  'Last Name': 'Ranger',
  'Years at Camp': '7',
  'Role at Camp': 'Archery',
  'What Makes Camp Special': 'The stars',
  'Favorite Camp Tradition': 'Capture the flag',
  Hobbies: 'Knots',
};

async function openEditor(profiles: StaffProfileRecord[] = []) {
  startSession('token');
  const api = fakeApi({ ...asEditor, [list]: profiles });
  const view = renderPage(<StaffAboutPage />);
  await screen.findByRole('form', { name: 'Add New Staff Profile' });
  const fill = async () => {
    for (const [label, value] of Object.entries(fields))
      await view.user.type(screen.getByLabelText(label), value);
  };
  return { ...view, api, fill, submit: () => screen.getByRole('button', { name: 'Create Staff Profile' }) };
}

// Transforming the lazy part for the first time takes longer than a page may.
beforeAll(() => import('../components/staff-profile-editor'));
beforeEach(() => {
  // jsdom has no object addresses.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => localStorage.clear());

test('a visitor sees every fact of the card, and nothing to edit', async () => {
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

test('the picture is shown by its address, sharp on sharp screens', async () => {
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

test('the button is disabled until the form is valid; the order begins at 5', async () => {
  const { fill, submit } = await openEditor();
  expect(submit()).toBeDisabled();
  expect(screen.getByLabelText('Display Order')).toHaveValue(5);

  await fill();

  await waitFor(() => expect(submit()).toBeEnabled());
});

test.each([
  ['First Name', '', "Enter staff member's first name."],
  ['First Name', 'x'.repeat(51), 'Enter a name up to 50 characters.'],
  ['Last Name', '', "Enter staff member's last name."],
  ['Years at Camp', '', 'Enter number of years at camp.'],
  ['Years at Camp', '-1', 'Enter a valid number.'],
  ['Role at Camp', '', "Enter staff member's job description."],
  ['What Makes Camp Special', '', 'Enter what makes camp special to this staff member.'],
  ['Favorite Camp Tradition', '', "Enter staff member's favorite camp tradition."],
  ['Hobbies', '', "Enter staff member's hobbies."],
  ['Display Order', '', 'Enter display order number.'],
  ['Display Order', '0', 'Enter a display order from 1 to 10.'],
  ['Display Order', '11', 'Enter a display order from 1 to 10.'],
  ['Display Order', '-1', 'Order must be 0 or greater.'],
])('%s with %p says %p', async (label, value, message) => {
  const { user } = await openEditor();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (value) {
    await user.click(field);
    await user.paste(value);
  }
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test('asks for a picture, then takes the profile with it, reloads the list and empties the form', async () => {
  const { user, api, fill, submit } = await openEditor();
  expect(screen.getByLabelText(/There is no picture/)).toBeVisible();
  await fill();
  await user.click(submit());
  expect(await screen.findByText('Please select an image file.')).toBeVisible();
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(api.callsOf(create)).toEqual([]);
  await user.click(screen.getByLabelText(/There is no picture/));
  const made = staff({ ...{ nameFirst: 'Robin', nameLast: 'Ranger' } });
  api.answer(create, { result: true, msg: made, _id: made._id });
  api.answer(list, [made]);

  await user.click(submit());

  expect(await screen.findByRole('heading', { name: 'Robin Ranger' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Robin Ranger' })).toHaveFocus());
  expect(api.callsOf(create)[0]?.body).toMatchObject({
    nameFirst: 'Robin',
    yearsAtCamp: '7',
    order: '5',
    userId: parent()._id,
  });
  expect(screen.getByLabelText('First Name')).toHaveValue('');
  expect(submit()).toBeDisabled();
});

test('previews the chosen picture and refuses what is none', async () => {
  const { user, api, fill, submit } = await openEditor();
  await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Preview of me.png' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Picture'), {
    target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] },
  });

  expect(await screen.findByText('Please select an image file.')).toBeVisible();
  await fill();
  await user.click(submit());

  expect(screen.getByText('Please select an image file.')).toBeVisible();
  expect(api.callsOf(create)).toEqual([]);
});

test('refuses at once a picture that is too large, and one that the browser cannot show', async () => {
  const { user } = await openEditor();
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });

  await user.upload(screen.getByLabelText('Picture'), large);
  const ofLarge = await screen.findByText('File too large');
  await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(ofLarge).not.toBeInTheDocument();
  fireEvent.error(screen.getByRole('img', { name: 'Preview of me.png' }));

  expect(await screen.findByText('Please select an image file.')).toBeVisible();
});

test('a refusal stays on the form, as toast and on its field', async () => {
  const { user, api, fill, submit } = await openEditor();
  await fill();
  await user.click(submit());
  await user.click(screen.getByLabelText(/There is no picture/));
  const errors = [{ path: 'hobbies', message: 'Too wild.' }];
  api.answer(create, refusal(400, 'Form invalid. Please correct any errors.', { errors }));

  await user.click(submit());

  expect(await screen.findByText('Too wild.')).toBeVisible();
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getByLabelText('First Name')).toHaveValue('Robin');
});

test('a new try carries the key of the same answers, and another one for corrected answers', async () => {
  const { user, api, fill, submit } = await openEditor();
  await fill();
  await user.click(submit());
  await user.click(screen.getByLabelText(/There is no picture/));
  api.answer(create, refusal(503, 'The connection was lost.', { code: 'unavailable' }));
  const tryAgain = async (times: number) => {
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await waitFor(() => expect(api.callsOf(create)).toHaveLength(times));
  };

  await tryAgain(1);
  await tryAgain(2);
  await user.type(screen.getByLabelText('Hobbies'), ' and splices');
  await tryAgain(3);

  const [first, again, corrected] = api.callsOf(create).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(corrected).toMatch(/^[0-9a-f]{32}$/);
  expect(corrected).not.toBe(first);
});

test('a picture that the server refuses is told at its field, and another one can be sent', async () => {
  const { user, api, fill, submit } = await openEditor();
  await fill();
  const refused = 'Please select an image file (JPEG, PNG or WebP).';
  api.answer(create, refusal(400, refused, { errors: [{ path: 'image', message: refused }] }));
  await user.upload(screen.getByLabelText('Picture'), new File(['words'], 'me.jpg', { type: 'image/jpeg' }));
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Picture')).toBeInvalid());

  await user.upload(screen.getByLabelText('Picture'), new File(['good'], 'us.jpg', { type: 'image/jpeg' }));

  await waitFor(() => expect(submit()).toBeEnabled());
  expect(screen.getByLabelText('Picture')).toBeValid();
  const made = staff({ nameFirst: 'Robin', nameLast: 'Ranger' });
  api.answer(create, { result: true, msg: made, _id: made._id });
  api.answer(list, [made]);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Robin Ranger' })).toBeVisible();
});

test('Edit loads the card into the form and sends the change', async () => {
  const update = `POST /staff-about/update/${staff()._id}`;
  const { user, api } = await openEditor([staff()]);
  await user.click(screen.getByRole('button', { name: 'Edit Sasha Staff' }));
  const form = await screen.findByRole('form', { name: 'Edit the profile of Sasha Staff' });
  expect(within(form).getByLabelText('First Name')).toHaveValue('Sasha');
  expect(within(form).getByLabelText('First Name')).toHaveFocus();
  await user.clear(within(form).getByLabelText('Hobbies'));
  await user.type(within(form).getByLabelText('Hobbies'), 'Kites');
  api.answer(update, { result: true, msg: staff({ hobbies: 'Kites' }), _id: staff()._id });
  api.answer(list, [staff({ hobbies: 'Kites' })]);

  await user.click(within(form).getByRole('button', { name: 'Save Staff Profile' }));

  expect(await screen.findByText('Kites')).toBeVisible();
  expect(api.callsOf(update)[0]?.body).toMatchObject({ hobbies: 'Kites', nameFirst: 'Sasha' });
  expect(screen.getByRole('form', { name: 'Add New Staff Profile' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sasha Staff' })).toHaveFocus());
});

test('the link at the top leads to the empty form, each time and from an edited card too', async () => {
  const { user } = await openEditor([staff()]);
  const link = screen.getByRole('link', { name: 'Add New Staff Profile' });

  await user.click(link);
  expect(screen.getByLabelText('First Name')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Edit Sasha Staff' }));
  await user.click(link);
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(screen.getByLabelText('First Name')).toHaveValue('');
});

test('Delete asks first and names the person', async () => {
  const remove = `DELETE /staff-about/delete/${staff()._id}`;
  const { user, api } = await openEditor([staff()]);
  await user.click(screen.getByRole('button', { name: 'Delete Sasha Staff' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('Sasha Staff');
  api.answer(remove, { result: true });
  api.answer(list, []);

  await user.click(within(dialog).getByRole('button', { name: 'Delete profile' }));

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sasha Staff' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.callsOf(remove)).toHaveLength(1);
});

test('says kindly when the list does not come, and fills in by itself once it does', async () => {
  jest.useFakeTimers();
  const api = fakeApi({ [list]: refusal(400, 'The records cannot be reached right now.') });
  renderPage(<StaffAboutPage />);
  expect(await screen.findByRole('heading', { name: 'The staff cannot be shown just now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

  api.answer(list, [staff()]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();

  expect(await screen.findByRole('heading', { name: 'Sasha Staff' })).toBeVisible();
});

test('asks again while a picture is being made', async () => {
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
