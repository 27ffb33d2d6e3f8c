import { refusal } from '@camp/testing/browser/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { everyAction, leo, list, maya, openCamperList, page, rowOf } from '../testing/open-camper-list';

describe('columns', () => {
  test('are selected, stored in the address, and filled from the record', async () => {
    const { user, router } = openCamperList();
    await rowOf('Maya Parent');

    await user.click(screen.getByRole('button', { name: /^Columns/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthdate' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seat' }));

    expect(screen.getByRole('columnheader', { name: 'Birthdate' })).toBeVisible();
    expect(within(await rowOf('Maya Parent')).getByText('Apr 9, 2016')).toBeVisible();
    expect(within(await rowOf('Maya Parent')).getByText('Jun 21, 2027')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Seat' })).toBeNull();
    expect(new URLSearchParams(router.state.location.search).get('columns')).toBe(
      'name,grade,parent,status,amountDue,createdAt,birthdate',
    );
    expect(screen.getByRole('checkbox', { name: 'Camper' })).toBeDisabled();
  });

  test.each([
    ['with data', everyAction, true],
    ['without', ['view-all'], false],
  ] as const)('and filters of medical answers need data: %s', async (_who, actions, isThere) => {
    const { user } = openCamperList(
      {},
      { who: { permissions: { camper: actions } }, address: '/camper/list?columns=tdap,grade' },
    );
    await rowOf('Maya Parent');
    expect(screen.queryByRole('columnheader', { name: 'Tdap' }) !== null).toBe(isThere);

    await user.click(screen.getByRole('button', { name: 'Filter' }));

    expect(screen.getByRole('button', { name: 'Shirt size' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Diabetes' }) !== null).toBe(isThere);
    expect(screen.queryByRole('link', { name: 'Has allergy' }) !== null).toBe(isThere);
  });
});

test('a filter is added as a chip, narrows the list, and can be removed', async () => {
  const girls = list('sex=Girl&sort=nameLast&page=1&pageSize=50');
  const { user, router } = openCamperList({ [girls]: () => page([maya]) });
  await rowOf('Leo Parent');

  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Boy or girl' }));
  expect(screen.getByRole('combobox', { name: 'Boy or girl' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Boy or girl' }), 'Girl');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Leo Parent' })).toBeNull());
  expect(router.state.location.search).toBe('?sex=Girl');
  await user.click(screen.getByRole('button', { name: 'Remove Boy or girl' }));

  await rowOf('Leo Parent');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

describe('views', () => {
  const fifth = { _id: 'v1', list: 'camper', name: 'Fifth grade', query: 'grade=5th', mayDelete: true };
  const views = 'GET /view/list?list=camper';
  const ofFifth = list('grade=5th&sort=nameLast&page=1&pageSize=50');

  test('apply their filters, keep the year, and are marked', async () => {
    const query = 'paid=null&waitlist=false&year=2026&sort=nameLast&page=1&pageSize=50';
    const { user, router } = openCamperList(
      {
        [list('year=2026&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
        [list(query)]: () => page([leo]),
      },
      { address: '/camper/list?year=2026' },
    );
    expect(await screen.findByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('link', { name: 'Not asked yet' }));

    await rowOf('Leo Parent');
    expect(router.state.location.search).toBe('?status=submitted&year=2026');
    expect(screen.getByRole('link', { name: 'Not asked yet' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  test('are saved under a name', async () => {
    const save = 'POST /view/create';
    const { api, user } = openCamperList(
      { [ofFifth]: () => page([maya]), [save]: { result: true, msg: fifth, _id: 'v1' } },
      { address: '/camper/list?grade=5th' },
    );
    await rowOf('Maya Parent');

    await user.click(screen.getByRole('button', { name: 'Save view' }));
    let read: (saved: object[]) => void = () => undefined;
    api.answer(views, new Promise<object[]>((resolve) => (read = resolve)));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fifth grade{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    read([fifth]);

    expect(await screen.findByRole('link', { name: 'Fifth grade' })).toHaveAttribute('aria-current', 'page');
    expect(api.callsOf(save)[0]?.body).toEqual({ list: 'camper', name: 'Fifth grade', query: 'grade=5th' });
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('whose name is taken show the error at the name', async () => {
    const { user } = openCamperList(
      {
        [ofFifth]: () => page([maya]),
        'POST /view/create': refusal(409, 'A view with this name already exists. Choose another name.'),
      },
      { address: '/camper/list?grade=5th' },
    );
    await rowOf('Maya Parent');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Taken{Enter}');
    expect(
      await screen.findByText('A view with this name already exists. Choose another name.'),
    ).toBeVisible();
  });

  test('are deleted after a confirmation', async () => {
    const remove = 'DELETE /view/delete/v1';
    const { api, user } = openCamperList(
      { [views]: [fifth], [ofFifth]: () => page([maya]), [remove]: { result: true } },
      { address: '/camper/list?grade=5th' },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete the view Fifth grade' }));
    api.answer(views, []);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete view' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fifth grade' })).toBeNull());
    expect(api.callsOf(remove)).toHaveLength(1);
    await rowOf('Maya Parent');
  });
});
