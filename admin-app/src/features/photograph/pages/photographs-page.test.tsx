import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { accessTokenKey } from '@camp/api-client/session';
import type { PhotographChange, PhotographRecord } from '@camp/contracts/photograph/operations';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import PhotographsPage from './photographs-page';

beforeEach(() => {
  localStorage.setItem(accessTokenKey, 'secret');
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => localStorage.clear());

const editor = parent({ permissions: { content: ['edit-all'] } });
const idOf = (number: number) => String(number).padStart(24, '0');
const photograph = (number: number, values: Partial<PhotographRecord> = {}): PhotographRecord => ({
  ...{ _id: idOf(number), name: `${number}.jpg`, state: 'hidden', alt: '', consent: null },
  ...{ inGallery: false, onHome: false, createdAt: '2026-05-04T15:00:00.000Z' },
  picture: { _id: idOf(number), imageId: idOf(number), alt: '', width: 480, height: 360, widths: [480] },
  ...values,
});

function open(photographs: PhotographRecord[], answers: FakeAnswers = {}) {
  const pictures = photographs.map(({ _id }) => [
    `GET /photograph/picture/${_id}`,
    () => new Response(new Blob(['picture'])),
  ]);
  const api = fakeApi({
    'GET /user/current': { msg: editor },
    'GET /photograph/all': photographs,
    ...Object.fromEntries(pictures),
    ...answers,
  });
  return { api, ...renderPage(<PhotographsPage />, '/admin/content/photographs') };
}

const card = (position: number) =>
  screen.findByRole('article', { name: `Photograph ${position}` }).then((article) => within(article));
const updatesOf = (api: ReturnType<typeof open>['api'], number: number) =>
  api.callsOf(`POST /photograph/update/${idOf(number)}`).map(({ body }) => body as PhotographChange);

test('says what visitors see while there are none', async () => {
  open([]);

  expect(await screen.findByText('No photographs yet')).toBeVisible();
});

test('shows the status of each, and who confirmed the consent', async () => {
  open([
    photograph(1, { state: 'processing', picture: null }),
    photograph(2, { state: 'failed', picture: null }),
    photograph(3, {
      ...{ state: 'shown', alt: 'A lake', inGallery: true },
      consent: { by: 'Robin Rivera', confirmedAt: '2026-05-04T15:00:00.000Z' },
    }),
  ]);

  expect((await card(1)).getByText('Being prepared')).toBeVisible();
  expect((await card(2)).getByText(/We couldn’t read this photograph/)).toBeVisible();
  expect((await card(2)).getByText('2.jpg')).toBeVisible();
  expect((await card(2)).queryByLabelText(/^Description/)).not.toBeInTheDocument();
  const shown = await card(3);
  expect(shown.getByText('Shown')).toBeVisible();
  expect(shown.getByText('Confirmed by Robin Rivera, May 4, 2026')).toBeVisible();
  expect(await shown.findByRole('img', { name: 'A lake' })).toBeVisible();
});

test('asks for a description and consent before it is shown, then saves them', async () => {
  const saved = photograph(1, { state: 'shown', alt: 'A lake', inGallery: true });
  const { user, api } = open([photograph(1)], {
    [`POST /photograph/update/${idOf(1)}`]: { result: true, _id: idOf(1), msg: saved },
  });
  const { getByLabelText, getByRole, getByText, findByText } = await card(1);
  const save = getByRole('button', { name: 'Save changes' });
  expect(save).toBeDisabled();

  await user.click(getByLabelText('Show in the gallery'));
  await user.click(save);
  const description = getByLabelText(/^Description/);
  await waitFor(() => expect(description).toHaveFocus());
  expect(description).toHaveAccessibleDescription(/Describe the photograph for people who can’t see it\./);
  expect(getByText(smallForms.photographConsentMissing)).toBeVisible();
  expect(updatesOf(api, 1)).toEqual([]);

  await user.type(description, 'A lake');
  await user.click(getByLabelText('Everyone in the photograph, or their parent, agreed to it being shown.'));
  await user.click(save);

  expect(await findByText('Shown')).toBeVisible();
  expect(updatesOf(api, 1)).toEqual([{ alt: 'A lake', consent: true, inGallery: true, onHome: false }]);
});

test('shows a refusal at its field', async () => {
  const errors = [{ path: 'alt', message: 'Enter up to 300 characters.' }];
  const { user } = open([photograph(1)], {
    [`POST /photograph/update/${idOf(1)}`]: refusal(400, 'Please correct the form.', { errors }),
  });
  const { getByLabelText, getByRole, findByText } = await card(1);

  await user.type(getByLabelText(/^Description/), 'A');
  await user.click(getByRole('button', { name: 'Save changes' }));

  expect(await findByText('Enter up to 300 characters.')).toBeVisible();
});

describe('the order', () => {
  const three = [1, 2, 3].map((number) => photograph(number, { alt: `Alt ${number}` }));
  const shown = () =>
    screen.getAllByRole('article').map((article) => within(article).getByLabelText(/^Description/));
  const texts = () => shown().map((field) => (field as HTMLTextAreaElement).value);
  const orders = ({ callsOf }: ReturnType<typeof open>['api']) =>
    callsOf('POST /photograph/order').map(({ body }) => (body as { photographs: string[] }).photographs);

  const acceptOrders = (api: ReturnType<typeof open>['api']) =>
    api.answer('POST /photograph/order', ({ body }) => {
      const { photographs } = body as { photographs: string[] };
      api.answer(
        'GET /photograph/all',
        photographs.flatMap((id) => three.filter(({ _id }) => _id === id)),
      );
      return { result: true };
    });

  test('changes by buttons, with the focus on the moved one, and announces its position', async () => {
    const { user, api } = open(three);
    acceptOrders(api);
    await card(3);
    expect(screen.getByRole('button', { name: 'Move up: photograph 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await user.click(screen.getByRole('button', { name: 'Move up: photograph 3' }));

    await waitFor(() => expect(texts()).toEqual(['Alt 1', 'Alt 3', 'Alt 2']));
    expect(screen.getByText('Moved to position 2 of 3.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move up: photograph 2' })).toHaveFocus();
    await waitFor(() => expect(orders(api)).toEqual([[idOf(1), idOf(3), idOf(2)]]));
  });

  test('changes by dragging', async () => {
    const { api } = open(three);
    acceptOrders(api);
    await card(3);
    const [first, , last] = screen.getAllByRole('listitem');
    const handle = first?.querySelector('[draggable]');
    if (!handle || !last) throw new Error('Nothing can be dragged.');

    fireEvent.dragStart(handle);
    fireEvent.dragOver(last);
    fireEvent.drop(last);

    await waitFor(() => expect(orders(api)).toEqual([[idOf(2), idOf(3), idOf(1)]]));
    await waitFor(() => expect(texts()).toEqual(['Alt 2', 'Alt 3', 'Alt 1']));
  });

  test('keeps each move while the list is refetched before the order is stored', async () => {
    const accept: ((done: object) => void)[] = [];
    const [first, ...rest] = three;
    const { user, api } = open([photograph(1, { ...first, state: 'processing' }), ...rest], {
      'POST /photograph/order': () => new Promise((resolve) => accept.push(resolve)),
    });
    await card(3);
    await user.click(screen.getByRole('button', { name: 'Move up: photograph 3' }));
    await waitFor(() => expect(texts()).toEqual(['Alt 1', 'Alt 3', 'Alt 2']));

    api.answer('GET /photograph/all', [...three, photograph(4, { alt: 'Alt 4' })]);
    await card(4);
    await user.click(screen.getByRole('button', { name: 'Move down: photograph 1' }));
    await waitFor(() => expect(texts()).toEqual(['Alt 3', 'Alt 1', 'Alt 2', 'Alt 4']));
    expect(screen.getByRole('button', { name: 'Move down: photograph 2' })).toHaveFocus();

    await act(async () => accept[0]?.({ result: true }));
    await waitFor(() => expect(orders(api)[1]).toEqual([3, 1, 2, 4].map(idOf)));
    expect(texts()).toEqual(['Alt 3', 'Alt 1', 'Alt 2', 'Alt 4']);
    api.answer('GET /photograph/all', three.toReversed());
    await act(async () => accept[1]?.({ result: true }));
    await waitFor(() => expect(texts()).toEqual(['Alt 3', 'Alt 2', 'Alt 1']));
  });

  test('goes back to the server’s if it refuses', async () => {
    const { user, api } = open(three, {
      'POST /photograph/order': refusal(409, 'Someone else deleted one.'),
    });
    await card(3);

    api.answer('GET /photograph/all', three.slice(0, 2));
    await user.click(screen.getByRole('button', { name: 'Move down: photograph 1' }));

    expect(await screen.findByText('Someone else deleted one.')).toBeVisible();
    await waitFor(() => expect(texts()).toEqual(['Alt 1', 'Alt 2']));
  });
});

test('asks before it deletes one', async () => {
  const { user, api } = open([photograph(1, { alt: 'A lake' })], {
    [`DELETE /photograph/delete/${idOf(1)}`]: { result: true },
  });
  await card(1);

  await user.click(screen.getByRole('button', { name: 'Delete: photograph 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  expect(dialog.getByText(/“A lake”/)).toBeVisible();
  api.answer('GET /photograph/all', []);
  await user.click(dialog.getByRole('button', { name: 'Delete photograph' }));

  expect(await screen.findByText('The photograph was deleted.')).toBeVisible();
  expect(await screen.findByText('No photographs yet')).toBeVisible();
});
