import { refusal } from '@camp/testing/browser/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ana,
  firstPage,
  leo,
  list,
  maya,
  openCamperList,
  openDetail,
  page,
  rowOf,
} from '../testing/open-camper-list';

test('a camper opens beside the list, with the raw data in the last section, and closes', async () => {
  const { user, router } = openCamperList();

  const drawer = await openDetail(user, 'Maya Parent');
  expect(router.state.location.search).toBe(`?open=${maya._id}`);
  expect(within(drawer).getByText('1 of 3')).toBeVisible();
  expect(within(drawer).getByText(maya._id)).not.toBeVisible();
  await user.click(within(drawer).getByText('Raw data'));
  expect(within(drawer).getByText(maya._id)).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByText(maya._id)).toBeNull();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Maya Parent' })).toHaveFocus();
});

test('the back button closes a camper, and closing leaves no extra history entry', async () => {
  const { user, router } = openCamperList({}, { address: '/camper/list?columns=grade' });
  await openDetail(user, 'Maya Parent');
  await user.keyboard('j');
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?columns=grade');

  await openDetail(user, 'Maya Parent');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?columns=grade'));
  await act(() => router.navigate(1));
  expect(router.state.location.search).toBe(`?columns=grade&open=${maya._id}`);
});

test('j and k move between campers, and ? shows the keys', async () => {
  const { user } = openCamperList();
  await openDetail(user, 'Maya Parent');

  await user.keyboard('jj');
  expect(screen.getByRole('dialog', { name: 'Ana Parent' })).toHaveTextContent('3 of 3');
  await user.keyboard('j');
  expect(screen.getByRole('dialog', { name: 'Ana Parent' })).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('dialog', { name: 'Leo Parent' })).toHaveTextContent('2 of 3');
  await user.keyboard('?');

  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Next row');
});

test('j and ? work without a click first, unless single-key shortcuts are switched off', async () => {
  const { user } = openCamperList();
  await rowOf('Maya Parent');
  expect(document.body).toHaveFocus();

  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  act(() => (document.activeElement as HTMLElement).blur());
  localStorage.setItem('administration.slash', 'off');
  await user.keyboard('j');
  expect(screen.queryByRole('dialog')).toBeNull();
  localStorage.removeItem('administration.slash');
  await user.keyboard('j');

  expect(await screen.findByRole('dialog', { name: 'Maya Parent' })).toBeVisible();
});

test('letters typed into a field are not shortcuts', async () => {
  const { user } = openCamperList();
  await rowOf('Maya Parent');

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'jk?');

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the next camper may be on the next page', async () => {
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { user, router } = openCamperList({
    [firstPage]: () => page([maya], 51),
    [second]: () => page([leo], 51),
  });
  await openDetail(user, 'Maya Parent');

  await user.keyboard('j');

  expect(await screen.findByRole('dialog', { name: 'Leo Parent' })).toHaveTextContent('51 of 51');
  expect(router.state.location.search).toBe(`?open=${leo._id}&page=2`);
});

test('repeated keys skip no page while one is loading', async () => {
  let release: (found: object) => void = () => undefined;
  const second = list('sort=nameLast&page=2&pageSize=50');
  const third = list('sort=nameLast&page=3&pageSize=50');
  const { api, user } = openCamperList({
    [firstPage]: () => page([maya], 101),
    [second]: new Promise<object>((resolve) => (release = resolve)),
    [third]: () => page([ana], 101),
  });
  await openDetail(user, 'Maya Parent');

  await user.keyboard('jj');
  release(page([leo], 101));

  expect(await screen.findByRole('dialog', { name: 'Leo Parent' })).toHaveTextContent('51 of 101');
  expect(api.callsOf(third)).toHaveLength(0);
});

test('a closed camper does not reopen when the next page arrives', async () => {
  let release: (found: object) => void = () => undefined;
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { user, router } = openCamperList({
    [firstPage]: () => page([maya], 51),
    [second]: new Promise<object>((resolve) => (release = resolve)),
  });
  await openDetail(user, 'Maya Parent');

  await user.keyboard('j{Escape}');
  release(page([leo], 51));

  await rowOf('Leo Parent');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?page=2');
});

test('siblings link to each other, across pages', async () => {
  const siblings = `GET /camper/list?account=${maya.userId}&year=2027`;
  const { user } = openCamperList({
    [siblings]: [maya, { ...leo, userId: maya.userId }],
    [firstPage]: () => page([maya]),
    [`GET /camper/read/${leo._id}`]: leo,
  });
  const drawer = await openDetail(user, 'Maya Parent');

  expect(await within(drawer).findByText(/5th grade, Waitlist Registration Submitted/)).toBeVisible();
  expect(within(drawer).queryByRole('link', { name: 'Maya Parent' })).toBeNull();
  await user.click(within(drawer).getByRole('link', { name: 'Leo Parent' }));

  expect(await screen.findByRole('dialog', { name: 'Leo Parent' })).toBeVisible();
});

test('a camper who is not on this page is requested', async () => {
  openCamperList(
    { [`GET /camper/read/${leo._id}`]: leo, [firstPage]: () => page([maya]) },
    { address: `/camper/list?open=${leo._id}` },
  );

  expect(await screen.findByText(/5th grade · Girl · camp 2026/)).toBeVisible();
});

test('a camper who was deleted meanwhile is reported without a retry', async () => {
  openCamperList(
    {
      [`GET /camper/read/${leo._id}`]: () => refusal(404, 'Camper not found.'),
      [firstPage]: () => page([maya]),
    },
    { address: `/camper/list?open=${leo._id}` },
  );

  expect(await screen.findByText('This camper no longer exists')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
