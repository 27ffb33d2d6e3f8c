import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreparedRequest } from '@camp/api-client/request';
import { refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import { staffProfileSentences } from '@camp/contracts/test/sentences/staff-profile';
import { list, staff, openEditor } from '../testing/open-staff-about';

// jsdom's XMLHttpRequest would use the network. The fake API only replaces fetch.
jest.mock('@camp/api-client/upload', () => ({
  sendWithProgress: ({ url, ...request }: PreparedRequest) => window.fetch(url, request),
}));

const create = 'POST /staff-about/create';

// Transforming the lazy module for the first time takes longer than the test waits.
beforeAll(() => import('../components/staff-profile-editor'));

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

afterEach(() => localStorage.clear());

test('the button is disabled until the form is valid, and the order starts at 5', async () => {
  const { fill, submit } = await openEditor();
  expect(submit()).toBeDisabled();
  expect(screen.getByLabelText('Display order')).toHaveValue(5);

  await fill();

  await waitFor(() => expect(submit()).toBeEnabled());
});

/** The fields by name, with their labels. */
const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(staffProfileRecord.fields).map(([name, { question }]) => [name, question]),
);
const { missing, wrong } = staffProfileSentences;

test.each([
  ...Object.entries(missing).map(([name, sentence]) => [labels[name]!, '', sentence] as const),
  ...wrong
    .filter(([, answer]) => answer !== 'many')
    .map(([name, answer, sentence]) => [labels[name]!, answer, sentence] as const),
])('%s with %p shows %p', async (label, value, message) => {
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

test('asks for a picture, accepts the profile with one, reloads the list and empties the form', async () => {
  const { user, api, fill, submit } = await openEditor();
  expect(screen.getByLabelText(/^No picture/)).toBeVisible();
  await fill();
  await user.click(submit());
  expect(await screen.findByText('Please select an image file.')).toBeVisible();
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(api.callsOf(create)).toEqual([]);
  await user.click(screen.getByLabelText(/^No picture/));
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
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(submit()).toBeDisabled();
});

test('previews the selected picture and rejects other files', async () => {
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

test('rejects at once a picture that is too large, and one that the browser cannot show', async () => {
  const { user } = await openEditor();
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });

  await user.upload(screen.getByLabelText('Picture'), large);
  const ofLarge = await screen.findByText('File too large');
  await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(ofLarge).not.toBeInTheDocument();
  fireEvent.error(screen.getByRole('img', { name: 'Preview of me.png' }));

  expect(await screen.findByText('Please select an image file.')).toBeVisible();
});

test('a rejection is shown on the form, as a toast and at its field', async () => {
  const { user, api, fill, submit } = await openEditor();
  await fill();
  await user.click(submit());
  await user.click(screen.getByLabelText(/^No picture/));
  const errors = [{ path: 'hobbies', message: 'Too wild.' }];
  api.answer(create, refusal(400, 'Form invalid. Please correct any errors.', { errors }));

  await user.click(submit());

  expect(await screen.findByText('Too wild.')).toBeVisible();
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
});

test('a retry has the key of the same answers, and corrected answers have another key', async () => {
  const { user, api, fill, submit } = await openEditor();
  await fill();
  await user.click(submit());
  await user.click(screen.getByLabelText(/^No picture/));
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

test('a picture that the server rejects is reported at its field, and another one can be sent', async () => {
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
  const form = await screen.findByRole('form', { name: 'Edit Sasha Staff’s staff profile' });
  expect(within(form).getByLabelText('First name')).toHaveValue('Sasha');
  expect(within(form).getByLabelText('First name')).toHaveFocus();
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

test('asks before the page is left with an unsaved profile', async () => {
  const { user } = await openEditor();
  await user.type(screen.getByLabelText('Hobbies'), 'Knots');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('You haven’t saved your changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave page' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('Edit and Add New Staff Profile ask before they replace an unsaved profile', async () => {
  const { user } = await openEditor([staff()]);
  await user.type(screen.getByLabelText('Hobbies'), 'Knots');
  const edit = () => user.click(screen.getByRole('button', { name: 'Edit Sasha Staff' }));

  await edit();
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Hobbies')).toHaveValue('Knots');
  await edit();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Sasha');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Add New Staff Profile' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Hobbies')).toHaveValue('');
});

test('Edit of the profile in the form keeps what was typed', async () => {
  const { user } = await openEditor([staff()]);
  await user.click(screen.getByRole('button', { name: 'Edit Sasha Staff' }));
  await user.type(screen.getByLabelText('Hobbies'), ' and knots');

  await user.click(screen.getByRole('button', { name: 'Edit Sasha Staff' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Hobbies')).toHaveValue('Baking bread and knots');
});
