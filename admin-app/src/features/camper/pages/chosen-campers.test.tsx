import { refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { screen, waitFor, within } from '@testing-library/react';
import {
  upcomingCamp,
  ana,
  everyAction,
  firstPage,
  leo,
  list,
  maya,
  openCamperList,
  page,
  rowOf,
} from '../testing/open-camper-list';

describe('the payment link', () => {
  const send = 'POST /camper/sendpaymentlink';

  test('is sent to the selected campers after a confirmation, and skipped ones are named with the reason', async () => {
    const { api, user } = openCamperList({
      [send]: { sent: 1, skipped: [{ id: leo._id, reason: 'Is on the waitlist.' }] },
    });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await user.click(within(await rowOf('Leo Parent')).getByRole('checkbox'));

    await user.click(screen.getByRole('button', { name: 'Send 2 payment links' }));
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent('The families of 2 campers');
    await user.click(within(dialog).getByRole('button', { name: 'Send 2 payment links' }));

    expect(await screen.findByText('Payment link sent for 1 camper')).toBeVisible();
    expect(screen.getByText('Leo Parent: Is on the waitlist.')).toBeVisible();
    expect(api.callsOf(send)[0]?.body).toEqual({ campers: [maya._id, leo._id] });
    expect(api.callsOf(firstPage)).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is sent once for a double click, so that the second response does not hide the first', async () => {
    const { api, user } = openCamperList({ [send]: { sent: 1, skipped: [] } });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send payment link' }));

    await user.dblClick(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Send payment link' }),
    );

    expect(await screen.findByText('Payment link sent for 1 camper')).toBeVisible();
    expect(api.callsOf(send)).toHaveLength(1);
  });

  test('can be sent to all seated campers at once', async () => {
    const seated = list('paid=null&waitlist=false&page=1&pageSize=200');
    const { user } = openCamperList({ [seated]: () => page([maya, { ...ana, paid: null }]) });
    await rowOf('Maya Parent');

    await user.click(screen.getByRole('button', { name: 'Select all seated campers not asked to pay' }));

    expect(await screen.findByRole('button', { name: 'Send 2 payment links' })).toBeEnabled();
    expect(
      screen.getByText('You selected 2 campers with a seat who haven’t been asked to pay, across all pages.'),
    ).toBeVisible();
    expect(within(await rowOf('Maya Parent')).getByRole('checkbox')).toBeChecked();
    expect(within(await rowOf('Leo Parent')).getByRole('checkbox')).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Clear selection' }));

    expect(screen.queryByText(/across all pages/)).toBeNull();
  });

  test('that fails keeps the dialog open with the server’s message', async () => {
    const { user } = openCamperList({ [send]: refusal(503, 'Please try again in a moment.') });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send payment link' }));

    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send payment link' }));

    expect(await within(dialog).findByText('Please try again in a moment.')).toBeVisible();
  });

  test('is not offered for a camp that is over, regardless of the selection', async () => {
    const thatYear = list('year=2026&sort=nameLast&page=1&pageSize=50');
    const { user } = openCamperList(
      { [thatYear]: () => page([maya]) },
      { address: '/camper/list?year=2026' },
    );

    expect(await screen.findByText('Camp is over, so no payment links are sent.')).toBeVisible();

    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    expect(screen.queryByRole('button', { name: /Send payment link/ })).toBeNull();
  });

  test('is a confirmation link if camp is free', async () => {
    const free = openCamp({ ...upcomingCamp, registrationCost: 0 });
    const { user } = openCamperList({ 'GET /camp/list': [free], [send]: { sent: 1, skipped: [] } });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));

    await user.click(await screen.findByRole('button', { name: 'Send confirmation link' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Send confirmation link' }),
    );

    expect(await screen.findByText('Confirmation link sent for 1 camper')).toBeVisible();
  });

  test('is not offered without a right to payments', async () => {
    openCamperList({}, { who: { permissions: { camper: everyAction } } });

    await rowOf('Maya Parent');

    expect(screen.queryByRole('button', { name: /Send payment link/ })).toBeNull();
  });
});

test('all filtered campers are selected, across all pages', async () => {
  const all = list('sort=nameLast&page=1&pageSize=200');
  const { user } = openCamperList({
    [firstPage]: () => page([maya], 51),
    [all]: () => page([maya, leo, ana], 3),
  });
  await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));

  await user.click(screen.getByRole('button', { name: 'Select all 51 campers' }));

  expect(await screen.findByRole('button', { name: 'Send 3 payment links' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});

describe('deleting', () => {
  const remove = `DELETE /camper/delete/${maya._id}`;
  const ask = async ({ user }: ReturnType<typeof openCamperList>) => {
    await user.click(
      within(await rowOf('Maya Parent')).getByRole('button', { name: 'Actions for Maya Parent' }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    return screen.getByRole('dialog', { name: 'Are you sure?' });
  };

  test('asks for confirmation, names the camper, and reloads the list', async () => {
    const view = openCamperList({ [remove]: { result: true } });
    const dialog = await ask(view);
    expect(dialog).toHaveTextContent('Maya Parent');
    expect(view.api.callsOf(remove)).toHaveLength(0);
    view.api.answer(firstPage, () => page([leo, ana]));

    await view.user.click(within(dialog).getByRole('button', { name: 'Delete registration' }));

    expect(await screen.findByText('Maya Parent’s registration was deleted.')).toBeVisible();
    expect(view.api.callsOf(remove)).toHaveLength(1);
    expect(view.api.callsOf(firstPage)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Maya Parent' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('can be canceled', async () => {
    const view = openCamperList();
    const dialog = await ask(view);

    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByText(/This deletes/)).toBeNull();
    expect(view.api.callsOf(remove)).toHaveLength(0);
  });

  test('shows a rejection in the dialog', async () => {
    const view = openCamperList({ [remove]: refusal(409, 'This camper is paid for.') });
    const dialog = await ask(view);

    await view.user.click(within(dialog).getByRole('button', { name: 'Delete registration' }));

    expect(await within(dialog).findByText('This camper is paid for.')).toBeVisible();
  });

  test('is not offered without delete-all', async () => {
    openCamperList({}, { who: { permissions: { camper: ['view-all'] } } });

    await rowOf('Maya Parent');

    expect(screen.queryByRole('button', { name: 'Actions for Maya Parent' })).toBeNull();
  });
});
