import { accessTokenKey } from '@camp/api-client/session';
import { campContent } from '@camp/contracts/content/camp';
import { previewReady } from '@camp/contracts/content/preview';
import { applySavedContent, savedContent } from '@camp/contracts/content/saved-content';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { recordOf, version, wordsOf } from '../testing/content-record';
import { administrator, editor, press, replace, show, type SavedBody } from '../testing/open-editor';
import ContentEditPage from './content-edit-page';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => {
  localStorage.clear();
  act(() => applySavedContent({}));
});

test('says that a text does not exist', async () => {
  fakeApi({ 'GET /user/current': { msg: editor } });
  renderPage(<ContentEditPage />, '/admin/content/weather', '/admin/content/:subject');

  expect(await screen.findByText('Text not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Texts' })).toHaveAttribute('href', '/admin/content');
});

test('sends lines without empty ones, texts and entries in their new order', async () => {
  const record = recordOf('donations');
  const { user, saves, onSave } = show(record);
  const intro = await screen.findByLabelText(/^Introduction/);
  expect(await press('Save changes')).toBeDisabled();

  await replace(user, intro, 'Every dollar counts.{enter}{enter}Thank you.');
  await replace(user, screen.getByLabelText(/^Before the payment/), 'You’ll pay by card.');
  await user.click(await press('Move up: gift 2'));
  expect(await press('Move up: gift 1')).toHaveFocus();
  await user.click(await press('Remove: gift 6'));
  await user.click(await press('Add a gift'));
  const added = within(screen.getByRole('group', { name: 'Gift 6' }));
  expect(added.getByLabelText(/^Amount/)).toHaveFocus();
  await user.type(added.getByLabelText(/^Amount/), '$10');
  await user.type(added.getByLabelText(/^What it buys/), 'a flashlight');
  const gifts = record.defaults.giftsBuy as object[];
  const expected = {
    ...record.defaults,
    intro: ['Every dollar counts.', 'Thank you.'],
    processorNote: 'You’ll pay by card.',
    giftsBuy: [gifts[1], gifts[0], ...gifts.slice(2, 5), { amount: '$10', buys: 'a flashlight' }],
  };
  onSave({ ...record, version: 1, source: expected, versions: [version(1, expected)] });
  await user.click(await press('Save changes'));

  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(saves()).toEqual([{ version: 0, source: expected }]);
  await waitFor(() => expect(savedContent().donations?.version).toBe(1));
  expect(screen.getByText('Version 1')).toBeVisible();
  expect(await press('Save changes')).toBeDisabled();
});

test('shows errors at their fields and in the summary, from the page and from the server', async () => {
  const { user, saves, onSave } = show(recordOf('camper-home'));
  const first = within(await screen.findByRole('group', { name: 'Question 1' }));
  await user.clear(first.getByLabelText(/^Question/));
  await user.click(await press('Save changes'));

  expect(first.getByLabelText(/^Question/)).toHaveFocus();
  expect(first.getByLabelText(/^Question/)).toHaveAccessibleDescription('Enter: Question.');
  expect(saves()).toEqual([]);

  await user.type(first.getByLabelText(/^Question/), 'When?');
  expect(screen.queryByText('Enter: Question.')).toBeNull();
  const message = 'Use paragraphs, lists, **bold** and [links](https://example.org) only.';
  onSave(refusal(400, 'Please check.', { code: 'invalid', errors: [{ path: 'faq.0.answer', message }] }));
  await user.click(await press('Save changes'));

  const answer = first.getByRole('textbox', { name: /^Answer(?! while)/ });
  await waitFor(() => expect(answer).toHaveFocus());
  expect(answer).toHaveAccessibleDescription(expect.stringContaining(message));
  const summary = within(screen.getByRole('group', { name: 'Please check these answers' }));
  const line = `Question 1: Answer: ${message}`;
  expect(summary.getByRole('link', { name: line })).toHaveAttribute('href', '#faq.0.answer');
  expect(saves()[0]?.source.faq).toEqual([
    expect.objectContaining({ question: 'When?' }),
    ...(wordsOf('camper-home').faq as object[]).slice(1),
  ]);
});

test('only the role admin changes contacts, and the form says so', async () => {
  const changed = { ...wordsOf('camp'), name: 'Lake Hope', 'contact.email': 'office@example.org' };
  const record = recordOf('camp', { version: 1, source: changed, versions: [version(1, changed)] });
  const { unmount } = show(record);
  for (const label of ['Email address of the camp', 'Phone of the nurse', 'Link to the group']) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    expect(field).toBeDisabled();
    expect(field).toHaveAccessibleDescription('Only people with the role admin can change this.');
  }
  expect(screen.getByLabelText(/^Name of the camp/)).toBeEnabled();
  expect(
    screen.queryByRole('button', { name: 'Use the original words: Email address of the camp' }),
  ).toBeNull();
  unmount();

  const { user } = show(record, administrator);
  const email = await screen.findByLabelText(/^Email address of the camp/);
  await waitFor(() => expect(email).toBeEnabled());
  // The shipped facts are those of an example.
  await user.type(email, 'x');
  expect(screen.queryByRole('button', { name: /^Use the original words/ })).toBeNull();
});

test('takes back a change of words, and stays at their field', async () => {
  const { user } = show(recordOf('home'));
  const headline = await screen.findByLabelText(/^Headline/);
  await replace(user, headline, 'Five days outdoors.');

  await user.click(await press('Use the original words: Headline'));

  expect(headline).toHaveValue(wordsOf('home').headline as string);
  expect(headline).toHaveFocus();
});

test('only the role admin changes what the setup asks for', async () => {
  const zones = show(recordOf('time-zones'));
  const hint = 'Only people with the role admin can change this.';
  expect(await screen.findByRole('group', { name: 'Time zones' })).toHaveAccessibleDescription(hint);
  for (const control of screen.getAllByLabelText(/^(?:From camp year|Time zone)/, {
    selector: 'input, select',
  }))
    expect(control).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add a time zone' })).toBeDisabled();
  zones.unmount();

  const site = show(recordOf('site'));
  expect(await screen.findByRole('combobox')).toBeDisabled();
  site.unmount();

  show(recordOf('site'), administrator);
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
});

test('says that families are asked again about a text they agree to, and asks before it is left', async () => {
  const { user } = show(recordOf('zero-tolerance'));
  const notice = 'Everyone who agreed to this is asked again.';
  const rules = await screen.findByLabelText(/^Rules/);
  expect(screen.queryByText(notice)).toBeNull();

  await user.type(rules, '{enter}unkindness');
  expect(screen.getByText(notice)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  const dialog = within(screen.getByRole('dialog', { name: 'Are you sure?' }));
  expect(dialog.getByText('You haven’t saved your changes.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave page' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('names what the texts may contain, and posts what is typed to the preview', async () => {
  const { user, api } = show(recordOf('home'));
  const headline = await screen.findByLabelText(/^Headline/);
  expect(screen.getByText(`{camp name}: ${campContent.name}`)).toBeVisible();
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  expect(frame).toHaveAttribute('src', '/?preview=content');
  const source = frame.contentWindow;
  if (!source) throw new Error('The frame has no window.');
  const post = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const posted = () => post.mock.calls.map(([words]) => words as unknown);

  await replace(user, headline, 'Hello');
  await waitFor(() =>
    expect(posted()).toContainEqual(
      expect.objectContaining({
        subject: 'home',
        values: expect.objectContaining({ headline: 'Hello' }) as object,
      }),
    ),
  );
  const before = posted().length;
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data: previewReady })));
  expect(posted()).toHaveLength(before + 1);

  const errors = [{ path: 'headline', message: '{kamp} is unknown.' }];
  api.answer('POST /content/preview/home', refusal(400, 'Please check.', { errors }));
  await user.type(headline, '{{kamp}');
  expect(
    await screen.findByText('The preview waits until every field is filled in correctly.'),
  ).toBeVisible();
});

test('an email is previewed for an example person, and sent to the editor as a test', async () => {
  const { user, api } = show(recordOf('mail-refund'));
  const calls = (call: string) =>
    api
      .callsOf(`POST /content/${call}/mail-refund`)
      .map(({ body }) => body as SavedBody & { person: number });
  api.answer('POST /content/preview-mail/mail-refund', ({ body }: { body: object }) => ({
    subject: `About: ${String((body as SavedBody).source.subject)}`,
    html: '<body><p style="color:red">Hello</p></body>',
  }));
  api.answer('POST /content/test-mail/mail-refund', { success: true });
  const heading = await screen.findByLabelText(/^Heading/);
  expect(screen.getByLabelText(/^Note/)).toHaveValue('');
  expect(screen.getByLabelText(/^Ending/)).toHaveAccessibleDescription('Paragraphs, lists and **bold**');

  await replace(user, heading, 'Hello ');
  await user.click(await press('{first name}: Pat'));
  expect(heading).toHaveValue('Hello {first name}');
  expect(heading).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Example person'), 'Zoë, while camp is free');
  await waitFor(() =>
    expect(calls('preview-mail').at(-1)).toMatchObject({
      source: { heading: 'Hello {first name}' },
      person: 2,
    }),
  );
  expect(await screen.findByText('About: Your refund from {camp name} {year}')).toBeVisible();
  expect(screen.getByTitle('Email preview')).toHaveAttribute('sandbox', 'allow-same-origin');

  await user.click(await press('Send a test to me'));
  expect(await screen.findByText('We’ve sent a test email to you.')).toBeVisible();
  expect(calls('test-mail')).toMatchObject([{ source: { heading: 'Hello {first name}' }, person: 2 }]);
});
