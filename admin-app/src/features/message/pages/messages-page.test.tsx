import type { MessageRecord } from '@camp/contracts/message/operations';
import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storeYear } from '../../../frame/chosen-year';
import MessagesPage from './messages-page';

const sent: MessageRecord = {
  _id: '64b000000000000000000001',
  list: 'camper',
  query: 'status=awaiting-payment',
  subject: 'Last call',
  text: 'Hello {first name}',
  author: 'Ruth Alder',
  total: 3,
  accepted: 1,
  refused: 1,
  createdAt: '2027-06-01T10:00:00.000Z',
};

const preview = 'POST /message/preview';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

const writer = (...lists: string[]) => {
  const permissions = Object.fromEntries(lists.map((list) => [list, ['view-all']]));
  return { 'GET /user/current': { msg: parent({ permissions: { ...permissions, admin: ['create'] } }) } };
};

const show = (answers = {}, address = '/admin/messages') => {
  const api = fakeApi({
    ...writer('camper', 'staff'),
    'GET /camp/current': openCamp({ year: 2027 }),
    'GET /message/list?page=1&pageSize=50': [],
    'GET /view/list?list=camper': [
      {
        _id: '1',
        list: 'camper',
        name: 'My fifth',
        query: 'grade=5th',
        mayDelete: true,
        createdAt: sent.createdAt,
      },
      {
        _id: '2',
        list: 'camper',
        name: 'Nuts',
        query: 'allergicReactions=Yes',
        mayDelete: true,
        createdAt: '',
      },
    ],
    ...answers,
  });
  return { api, ...renderPage(<MessagesPage />, address) };
};

test('a group is selected, previewed recipient by recipient, tested, and sent once', async () => {
  const reader = (at: number, name: string) => ({
    total: 2,
    unreachable: 1,
    at,
    to: { name, email: 'x@example.com' },
    subject: `News for ${name}`,
    text: `Hello ${name}`,
  });
  const { api, user } = show({
    [preview]: ({ body }: { body: { at: number } }) => reader(body.at, body.at === 0 ? 'Ada' : 'Zoe'),
    'POST /message/test': { result: true },
    'POST /message/send': { result: true, msg: { ...sent, total: 2 }, _id: sent._id },
  });
  const group = await screen.findByRole('combobox', { name: /^Group/ });
  expect(await within(group).findByRole('option', { name: 'My fifth' })).toBeInTheDocument();
  for (const medical of ['Nuts', 'Has allergy'])
    expect(within(group).queryByRole('option', { name: medical })).not.toBeInTheDocument();

  await user.selectOptions(group, 'My fifth');
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'News');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Hello ');
  await user.click(screen.getByRole('button', { name: '{first name}' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));

  expect(await screen.findByText('News for Ada')).toBeVisible();
  expect(screen.getByText(/1 person can’t be reached/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next recipient' }));
  expect(await screen.findByText('News for Zoe')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('We’ve sent a test email to you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to 2 people' }));
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }));

  expect(await screen.findByText('The message is on its way to 2 people.')).toBeVisible();
  const [call, ...more] = api.callsOf('POST /message/send');
  expect(more).toEqual([]);
  expect(call?.body).toEqual({
    list: 'camper',
    // The sent query includes the page's year, so that it selects the same people next year.
    query: 'grade=5th&year=2027',
    subject: 'News',
    text: 'Hello {first name}',
  });
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('typing goes on after an inserted field', async () => {
  const { user } = show({});
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
  await user.type(text, 'Hello , welcome');
  text.setSelectionRange(6, 6);

  await user.click(screen.getByRole('button', { name: '{first name}' }));
  await user.keyboard('!');

  expect(text).toHaveValue('Hello {first name}!, welcome');
});

test('switching the page’s year keeps the typed text and drops the selected people', async () => {
  const bodies: object[] = [];
  const { user } = show({
    'GET /camp/list': [openCamp({ year: 2026 }), openCamp({ year: 2027 })],
    [preview]: ({ body }: { body: object }) => {
      bodies.push(body);
      return { total: 0, unreachable: 0, at: 0, subject: 'News', text: 'Hello' };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages 2027' })).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'News');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Hello');

  act(() => storeYear('2026'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Messages 2026' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Group at camp 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() =>
    expect(bodies).toEqual([expect.objectContaining({ query: 'year=2026', text: 'Hello' })]),
  );
});

test('errors are shown at their fields, and a list’s own filters are a group', async () => {
  const address = `/admin/messages?list=camper&query=${encodeURIComponent('grade=4th&year=2027&open=1')}`;
  const error = {
    errors: [{ path: 'text', message: 'There’s no field {nick}. Choose one from “Fields to insert”.' }],
  };
  const { user } = show({ [preview]: () => refusal(400, 'Please check.', error) }, address);

  expect(await screen.findByRole('combobox', { name: /^Group/ })).toHaveDisplayValue(
    'Selected in the list: camp 2027, Grade: 4th',
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const text = screen.getByRole('textbox', { name: /^Message/ });
  expect(
    await screen.findByText('There’s no field {nick}. Choose one from “Fields to insert”.'),
  ).toBeVisible();
  expect(text).toBeInvalid();
});

test('sent messages show their progress and the delivery to each person', async () => {
  const recipients = [
    { _id: '1', name: 'Ada', email: 'ada@example.com', state: 'refused', reason: 'It refused with 550.' },
    { _id: '2', name: 'Zoe', email: 'zoe@example.com', state: 'accepted' },
  ];
  const { user } = show({
    'GET /message/list?page=1&pageSize=50': [sent],
    [`GET /message/read/${sent._id}`]: { ...sent, recipients },
  });

  const row = (await screen.findByRole('rowheader', { name: 'Last call' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('2 of 3 sent')).toBeVisible();
  expect(within(row).getByText('1 refused')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Last call' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Refused: It refused with 550.')).toBeVisible();
  expect(within(dialog).getByText('Accepted by the mail server')).toBeVisible();
});

test('people selected in a list are the recipients until another group is selected', async () => {
  const bodies: object[] = [];
  const nobody = { total: 0, unreachable: 0, at: 0, subject: 'News', text: 'Hello' };
  fakeApi({
    ...writer('camper', 'staff'),
    'GET /message/list?page=1&pageSize=50': [],
    'GET /view/list?list=camper': [],
    [preview]: ({ body }: { body: object }) => {
      bodies.push(body);
      return nobody;
    },
  });
  const { user, router } = renderPage(<MessagesPage />, '/elsewhere', '/admin/messages');
  await act(() =>
    router.navigate('/admin/messages?list=camper&query=year%3D2027', { state: { records: ['1', '2'] } }),
  );
  const group = await screen.findByRole('combobox', { name: /^Group/ });
  expect(group).toHaveDisplayValue('Selected in the list: 2 selected, camp 2027');
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'News');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Hello');

  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Nobody is in this group.')).toBeVisible();
  await user.selectOptions(group, 'Overdue');
  await user.click(screen.getByRole('button', { name: 'Preview' }));

  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[0]).toMatchObject({ query: 'year=2027', records: ['1', '2'] });
  expect(bodies[1]).toMatchObject({ query: 'status=overdue&year=2027' });
  expect(bodies[1]).not.toHaveProperty('records');
});

test('offers only lists that the writer may see, and says so if there are none', async () => {
  const { unmount } = show(
    { ...writer('staff'), 'GET /view/list?list=staff': [] },
    '/admin/messages?list=camper',
  );
  const to = await screen.findByRole('combobox', { name: 'To' });
  expect(within(to).getAllByRole('option')).toHaveLength(1);
  expect(to).toHaveValue('staff');
  unmount();

  show(writer());
  expect(await screen.findByText('There’s nobody you can message')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a typed message asks before the person leaves, but not for another year, which keeps it', async () => {
  const { user, router } = show({
    'GET /camp/list': [openCamp({ year: 2026 }), openCamp({ year: 2027 })],
  });
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Hello');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('You haven’t sent this message.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await act(() => router.navigate('/admin/messages?year=2026'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages 2026' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: /^Message/ }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('Another page')).toBeVisible();
});
