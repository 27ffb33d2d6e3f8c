import { refusal } from '@camp/testing/browser/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import {
  ana,
  firstPage,
  leo,
  list,
  maya,
  openCamperList,
  openDetail,
  page,
} from '../testing/open-camper-list';

describe('the profile of the family', () => {
  test.each([
    ['readers of medical answers', { camper: ['view-all', 'data'] }],
    ['editors of users', { camper: ['view-all'], user: ['edit'] }],
  ] as const)('is linked for %s', async (_who, permissions) => {
    const { user } = openCamperList({}, { who: { roles: ['office'], permissions } });

    await openDetail(user, 'Maya Parent');

    expect(screen.getByRole('link', { name: 'Family profile' })).toHaveAttribute(
      'href',
      `/user/profile/${maya.userId}`,
    );
  });

  test('is not linked for people who may only see the list', async () => {
    const { user } = openCamperList(
      {},
      { who: { roles: ['viewer'], permissions: { camper: ['view-all'] } } },
    );

    await openDetail(user, 'Maya Parent');

    expect(screen.queryByRole('link', { name: 'Family profile' })).toBeNull();
  });
});

describe('the picture', () => {
  const withPicture = { ...maya, covidVaccineImage: `/camper/covid-image/${maya._id}` };
  const picture = `GET /camper/covid-image/${maya._id}`;

  test('is fetched for holders of data', async () => {
    URL.createObjectURL = () => 'blob:proof';
    URL.revokeObjectURL = () => undefined;
    const { api, user } = openCamperList({
      [firstPage]: () => page([withPicture]),
      [picture]: () => new Response('bytes', { headers: { 'Content-Type': 'image/webp' } }),
    });

    await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));

    expect(await screen.findByAltText('Proof of vaccination of Maya Parent')).toHaveAttribute(
      'src',
      'blob:proof',
    );
    expect(api.callsOf(picture)).toHaveLength(1);
  });

  test('is never the one of the camper before', async () => {
    URL.createObjectURL = () => 'blob:maya';
    URL.revokeObjectURL = () => undefined;
    const leoWithPicture = { ...leo, covidVaccineImage: `/camper/covid-image/${leo._id}` };
    const { user } = openCamperList({
      [firstPage]: () => page([withPicture, leoWithPicture]),
      [picture]: () => new Response('bytes', { headers: { 'Content-Type': 'image/webp' } }),
      [`GET /camper/covid-image/${leo._id}`]: () => new Promise<Response>(() => undefined),
    });
    const drawer = await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));
    await screen.findByAltText('Proof of vaccination of Maya Parent');

    await user.click(within(drawer).getByRole('button', { name: 'Next (j)' }));
    await screen.findByRole('dialog', { name: 'Leo Parent' });
    await user.click(screen.getByText('Everything submitted'));

    expect(screen.queryByAltText('Proof of vaccination of Leo Parent')).not.toBeInTheDocument();
  });

  test('is not requested without data', async () => {
    const who = { roles: ['viewer'], permissions: { camper: ['view-all'] } } as const;
    const { api, user } = openCamperList(
      { [firstPage]: () => page([withPicture]) },
      { who: { ...who, roles: ['viewer'] } },
    );

    await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));

    expect(screen.queryByAltText(/Proof of vaccination/)).toBeNull();
    expect(api.callsOf(picture)).toHaveLength(0);
  });

  test('says so while it is not ready', async () => {
    const { user } = openCamperList({
      [firstPage]: () => page([withPicture]),
      [picture]: () => refusal(404, 'Not ready.', { code: 'image-pending' }),
    });

    await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));

    expect(await screen.findByText('The picture is still being prepared.')).toBeVisible();
  });
});

test('a note that was typed about one camper is not saved for the next', async () => {
  const notesOf = ({ _id }: { _id: string }) => `GET /camper/note/list?id=${_id}`;
  const { user, api } = openCamperList({
    'POST /note/create': { result: true, _id: 'n1', msg: {} },
    [notesOf(maya)]: [],
    [notesOf(leo)]: [],
  });
  const drawer = await openDetail(user, 'Maya Parent');
  await user.type(await within(drawer).findByLabelText('New note'), 'Peanut allergy');

  await user.click(within(drawer).getByRole('button', { name: 'Next (j)' }));
  const next = await screen.findByRole('dialog', { name: 'Leo Parent' });
  expect(within(next).getByLabelText('New note')).toHaveValue('');
  await user.click(within(next).getByRole('button', { name: 'Save note' }));
  expect(api.callsOf('POST /note/create')).toEqual([]);

  await user.click(within(next).getByRole('button', { name: 'Previous (k)' }));
  const back = await screen.findByRole('dialog', { name: 'Maya Parent' });
  expect(within(back).getByLabelText('New note')).toHaveValue('Peanut allergy');
});

describe('the history of a camper', () => {
  const history = `GET /camper/history/${ana._id}`;

  test('shows who sent the link and when, and sends it again', async () => {
    const send = 'POST /camper/sendpaymentlink';
    const { api, user } = openCamperList({
      [history]: [
        { when: '2027-07-01T12:00:00.000Z', what: 'send-payment-link' },
        { when: '2027-07-03T09:30:00.000Z', who: 'Ruth Alder', what: 'send-payment-link' },
      ],
      [send]: { sent: 1, skipped: [] },
    });
    const drawer = await openDetail(user, 'Ana Parent');

    expect(await within(drawer).findByText(/^Saturday, July 3(?:, 2027)?, 9:30 AM \(GMT\)$/)).toBeVisible();
    const [registered, first, again] = within(drawer).getAllByRole('listitem');
    expect(registered).toHaveTextContent('Registered');
    expect(first).toHaveTextContent(
      /^Payment link sentThursday, July 1(?:, 2027)?, 12:00 PM \(GMT\) · automatically/,
    );
    expect(again).toHaveTextContent(
      /^Payment link sent againSaturday, July 3(?:, 2027)?, 9:30 AM \(GMT\) · Ruth Alder/,
    );
    await user.click(within(drawer).getByRole('button', { name: 'Send payment link again' }));
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent('The family of Ana Parent gets an email');
    await user.click(within(dialog).getByRole('button', { name: 'Send payment link' }));

    await waitFor(() => expect(api.callsOf(send)[0]?.body).toEqual({ campers: [ana._id], again: true }));
  });
});

test('changes since the last registration are found by person, and requested only when opened', async () => {
  const everything = `GET /data/user?id=${maya.userId}&historical=true`;
  const none = { counselor: [], counselorApp: [], staff: [], payments: [] };
  const now = {
    ...maya,
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bees',
    shirtSize: 'Child Large',
  } as const;
  const before = {
    ...now,
    _id: 'b',
    campYear: 2026,
    allergicReactions: 'No',
    allergicReactionsVal: undefined,
  } as const;
  const older = { ...before, _id: 'o', campYear: 2025, shirtSize: 'Child Small' } as const;
  const other = { ...before, _id: 'x', nameFirst: 'Leo', shirtSize: 'Adult Small' } as const;
  const { user, api } = openCamperList({
    [firstPage]: () => page([now]),
    [everything]: () => ({ ...none, camper: [other, older, before, now] }),
  });
  const drawer = await openDetail(user, 'Maya Parent');
  expect(api.callsOf(everything)).toHaveLength(0);

  await user.click(within(drawer).getByText('Changes since the last registration'));

  const changes = (await within(drawer).findByText(/^2026:/)).closest('dl');
  expect(changes).toHaveTextContent('Allergic reactionsYesWhich allergies, and what happens?Bees2026: No');
  expect(changes?.querySelectorAll('dt')).toHaveLength(1);
});

const payment = {
  _id: '64b0000000000000000000d1',
  campers: [maya._id, ana._id],
  amount: 650,
  status: 'partly-refunded',
  standing: 'partly-refunded',
  createdAt: '2027-06-20T10:00:00.000Z',
  settledAt: '2027-06-21T10:00:00.000Z',
  expiresAt: '2027-06-22T10:00:00.000Z',
  userId: maya.userId,
  family: 'Pat Parent',
  familyEmail: 'pat@example.com',
  campYear: 2027,
  names: ['Maya Parent', 'Ana Parent'],
  back: 100,
  lines: [
    { camperId: maya._id, name: 'Maya Parent', amount: 325, lateFee: 25, back: 100, due: 0 },
    { camperId: ana._id, name: 'Ana Parent', amount: 325, lateFee: 25, back: 0, due: 0 },
  ],
  refunds: [
    {
      _id: '64b0000000000000000000e1',
      names: ['Maya Parent'],
      amount: 100,
      reason: 'Left early.',
      status: 'done',
      requestedAt: '2027-06-23T10:00:00.000Z',
      doneAt: '2027-06-24T10:00:00.000Z',
    },
  ],
};

const paidMaya = { ...maya, paid: true };

const paymentsOfMaya = `GET /stripe/list?camper=${maya._id}`;

test('the drawer shows payments and refunds, and refunds this camper’s part', async () => {
  const { user, api } = openCamperList({
    [firstPage]: () => page([paidMaya]),
    [paymentsOfMaya]: [payment],
    'POST /stripe/refund': { result: true, msg: payment, _id: payment._id },
  });
  const drawer = await openDetail(user, 'Maya Parent');

  expect(await within(drawer).findByRole('link', { name: '$325.00, June 21, 2027' })).toHaveAttribute(
    'href',
    `/stripe/list?year=2027&open=${payment._id}`,
  );
  expect(within(drawer).getByText('$100.00 refunded June 24, 2027: Left early.')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  // The keys of the list do nothing in a dialog of the drawer.
  within(dialog).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('?j{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  expect(dialog).toBeInTheDocument();
  expect(within(dialog).getByText('$225.00 will be refunded.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: /^Refund\b/ }));

  await waitFor(() => expect(api.callsOf('POST /stripe/refund')).toHaveLength(1));
  expect(api.callsOf('POST /stripe/refund')[0]?.body).toMatchObject({ campers: [maya._id], reason: 'Ill' });
  // The refund appears at once, because list and drawer are refetched.
  await waitFor(() => expect(api.callsOf(paymentsOfMaya)).toHaveLength(2));
  await waitFor(() => expect(api.callsOf(firstPage)).toHaveLength(2));
});

test('payments need a right to see them, and the drawer says why a paid camper cannot be deleted', async () => {
  const who = { permissions: { camper: ['view-all', 'delete-all'] as const } };
  const { user, api } = openCamperList({ [firstPage]: () => page([paidMaya, ana]) }, { who });
  const drawer = await openDetail(user, 'Maya Parent');

  expect(
    within(drawer).getByText('This registration is paid, so it can’t be deleted. Refund the payment first.'),
  ).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(within(drawer).queryByRole('heading', { name: 'Payments' })).toBeNull();
  expect(api.callsOf(paymentsOfMaya)).toEqual([]);
  await user.keyboard('j');
  expect(
    within(await screen.findByRole('dialog', { name: 'Ana Parent' })).getByRole('button', {
      name: 'Delete this registration',
    }),
  ).toBeEnabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Maya Parent' }));
  expect(screen.getByRole('button', { name: 'Delete: refund first' })).toBeDisabled();
});

test('the form opens inside the administration and returns to the unchanged list', async () => {
  const address = '/camper/list?status=paid&page=1';
  const { user } = openCamperList(
    { [list('paid=true&sort=nameLast&page=1&pageSize=50')]: () => page([paidMaya]), [paymentsOfMaya]: [] },
    { address },
  );
  const drawer = await openDetail(user, 'Maya Parent');

  const back = encodeURIComponent(`${address}&open=${maya._id}`);
  expect(within(drawer).getByRole('link', { name: 'Edit this registration' })).toHaveAttribute(
    'href',
    `/camper/edit/${maya._id}?returnUrl=${back}`,
  );
});
