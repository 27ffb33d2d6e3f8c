import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { RecordNotes } from './record-notes';

const id = '64b000000000000000000a02';
const list = `GET /staff/note/list?id=${id}`;
const create = 'POST /note/create';
const note = { _id: 'n1', text: 'Asked about the bus.', createdAt: '2030-05-04T15:00:00.000Z' };

test('asks for a text, then saves the note, shows it and empties the field', async () => {
  const api = fakeApi({ [list]: [], [create]: { result: true, _id: note._id, msg: note } });
  const { user } = renderPage(<RecordNotes kind="staff" id={id} />);
  const field = screen.getByLabelText('New note');
  const save = screen.getByRole('button', { name: 'Save note' });

  await user.click(save);
  expect(await screen.findByText('Enter a note.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(api.callsOf(create)).toEqual([]);

  await user.type(field, note.text);
  api.answer(list, [note]);
  await user.click(save);

  expect(await screen.findByText(note.text, { selector: 'li' })).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(api.callsOf(create).map(({ body }) => body)).toEqual([{ record: id, text: note.text }]);
});

test('shows a refusal, and what was typed stays', async () => {
  const errors = [{ path: 'text', message: 'Enter up to 1000 characters.' }];
  fakeApi({ [list]: [], [create]: refusal(400, 'Please correct the form.', { errors }) });
  const { user } = renderPage(<RecordNotes kind="staff" id={id} />);

  await user.type(screen.getByLabelText('New note'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Save note' }));

  expect(await screen.findByText('Enter up to 1000 characters.')).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('Hello');
});

test('what is typed while a note is being saved is the next note', async () => {
  let save: (response: object) => void = () => undefined;
  const answer = () => new Promise<object>((resolve) => (save = resolve));
  const api = fakeApi({ [list]: [], [create]: answer });
  const { user } = renderPage(<RecordNotes kind="staff" id={id} />);
  const field = screen.getByLabelText('New note');
  await user.type(field, 'First.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(api.callsOf(create)).toHaveLength(1));

  await user.clear(field);
  await user.type(field, 'Second.');
  api.answer(list, [{ ...note, text: 'First.' }]);
  save({ result: true, _id: note._id, msg: note });

  expect(await screen.findByText('First.', { selector: 'li' })).toBeVisible();
  expect(field).toHaveValue('Second.');
});

test('an unsaved note is still there after an hour on another page', async () => {
  fakeApi({ [list]: [] });
  const { router, user } = renderPage(<RecordNotes kind="staff" id={id} />);
  await user.type(screen.getByLabelText('New note'), 'Call back.');

  jest.useFakeTimers();
  await act(() => router.navigate('/elsewhere'));
  act(() => jest.advanceTimersByTime(60 * 60 * 1000));
  jest.useRealTimers();
  await act(() => router.navigate(-1));

  expect(await screen.findByLabelText('New note')).toHaveValue('Call back.');
});
