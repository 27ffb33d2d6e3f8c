import { accessTokenKey } from '@camp/api-client/session';
import { camper } from '@camp/testing/browser/records';
import { screen, waitFor, within } from '@testing-library/react';
import { storedYear } from './chosen-year';
import './command-box';
import { open, rail } from './testing/open-administration';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(accessTokenKey, 'secret');
});

const found = 'GET /camper/list?q=maya&page=1&pageSize=5';

describe('the command box', () => {
  const box = () => screen.findByRole('combobox', { name: 'Find' });
  const options = () =>
    within(screen.getByRole('listbox'))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent?.trim());

  it.each(['/', '{Control>}k{/Control}'])('opens with %s and finds pages by name', async (keys) => {
    const { user, router } = open({}, { address: '/camper/list?page=2' });
    await within(rail()).findByRole('link', { name: 'Campers' });

    await user.keyboard(keys);
    await user.type(await box(), 'c');
    expect(options()).toEqual(['Campers']);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/camper/list');
  });

  it('searches campers after typing stops, and opens the selected one', async () => {
    const { api, user, router } = open({
      [found]: () => [
        camper({ _id: '64b0000000000000000000c1', nameFirst: 'Maya', nameLast: 'Torres' }),
        camper({ _id: '64b0000000000000000000c2', nameFirst: 'Maya', nameLast: 'Young', grade: '7th' }),
      ],
    });
    await within(rail()).findByRole('link', { name: 'Campers' });

    await user.click(screen.getByRole('button', { name: /^Find/ }));
    await user.type(await box(), 'maya');

    expect(await screen.findByRole('option', { name: /Torres/ })).toHaveTextContent('5th grade, 2026');
    expect(options()).toHaveLength(2);
    expect(api.callsOf(found)).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Young/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?q=maya&open=64b0000000000000000000c2');
  });

  it('finds payments for people who may see them', async () => {
    const payment = { family: 'Pat Parent', names: ['Maya'], amount: 325, standing: 'paid' };
    const { user, router } = open(
      { 'GET /stripe/list?q=parent&page=1&pageSize=5': [{ ...payment, _id: '64b0000000000000000000d1' }] },
      { permissions: { stripe: ['view-all'] } },
    );

    await user.keyboard('/');
    await user.type(await box(), 'parent');

    await user.click(await screen.findByRole('option', { name: 'Pat Parent $325.00, Paid' }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/stripe/list?q=parent&open=64b0000000000000000000d1',
    );
  });

  it.each([
    ['check-in', 'Check-in', '/admin/reports?report=check-in'],
    ['medic', 'Health', '/admin/reports?report=health'],
    ['refund', 'Refund a payment', '/stripe/list?standing=paid'],
    ['new camp', 'New camp', '/camp/create'],
    ['log out', 'Log out', ''],
  ])('finds actions by “%s” for people who may do them', async (words, label, to) => {
    const all = ['create', 'view-all', 'edit-all', 'data'] as const;
    const { user, router, unmount } = open({}, { permissions: { camper: all, stripe: all, camp: all } });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), words);
    const action = within(await screen.findByRole('group', { name: 'Actions' }));
    const [first] = action.getAllByRole('option');
    expect(first).toHaveTextContent(label);
    if (to === '') return;
    await user.click(first as HTMLElement);
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
    unmount();

    const other = open({}, { permissions: { staff: ['view-all'] } });
    await within(rail()).findByRole('link', { name: 'Staff' });
    await other.user.keyboard('/');
    await other.user.type(await box(), words);
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  });

  it('selects another year, and logs out at once', async () => {
    const { api, user, router } = open({ 'POST /user/logout': { result: true } });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), '2026');
    await user.click(await screen.findByRole('option', { name: 'Show camp year 2026' }));
    await waitFor(() => expect(router.state.location.search).toBe('?year=2026'));

    await user.keyboard('/');
    await user.type(await box(), 'log out');
    await user.click(await screen.findByRole('option', { name: 'Log out' }));

    await waitFor(() => expect(localStorage.getItem(accessTokenKey)).toBeNull());
    expect(api.callsOf('POST /user/logout')).toHaveLength(1);
  });

  it('opens a page with a year before it selects another one', async () => {
    const { user, router } = open({}, { address: '/camp/create' });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), '2026');
    await user.click(await screen.findByRole('option', { name: 'Show camp year 2026' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(storedYear()).toBe('2026');
  });

  it('closes with one Escape, whatever was typed', async () => {
    const { user } = open({ [found]: [] });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), 'maya');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds roles by name for people who may change them', async () => {
    const { user, router } = open(
      { 'GET /role/list': [{ _id: '64b0000000000000000000f1', name: 'Nurse', actions: {} }] },
      { permissions: { role: ['view-all', 'edit'] } },
    );
    await within(rail()).findByRole('link', { name: 'Roles' });
    await user.keyboard('/');
    await user.type(await box(), 'nur');

    await user.click(await screen.findByRole('option', { name: 'Nurse Role' }));

    expect(router.state.location.pathname).toBe('/role/edit/64b0000000000000000000f1');
  });

  it('searches only lists that the person may see, and says when nothing is found', async () => {
    const { user } = open({}, { permissions: {}, address: '/elsewhere-in-administration' });

    await user.keyboard('/');
    await user.type(await box(), 'maya');

    expect(await screen.findByText('Nothing found. Try part of a name.')).toBeVisible();
  });

  it('ignores the key / in fields and for people who switched shortcuts off', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Camp year' }), '2026');
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Find/ }));
    await user.click(await screen.findByRole('checkbox', { name: /opens this box/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('/');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
