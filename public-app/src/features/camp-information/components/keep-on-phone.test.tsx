import { startSession } from '@camp/api-client/session';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import { GettingReady } from '../../payment/components/getting-ready';
import PackingListPage from '../pages/packing-list-page';

const userId = '64b000000000000000000001';
const logIn = () => startSession(`h.${btoa(JSON.stringify({ sub: userId }))}.s`);
const keep = { name: 'Keep on this phone' };
// A year that stays in the future.
const camp = openCamp({ endDate: '2127-07-29T00:00:00.000Z', campSunday: '2127-08-01T00:00:00.000Z' });

beforeEach(() => {
  localStorage.clear();
  fakeApi({ 'GET /camp/current': camp });
});

it('is not offered to visitors', async () => {
  renderPage(<PackingListPage />);
  await screen.findByText(camp.danceTheme);

  expect(screen.queryByRole('button', keep)).not.toBeInTheDocument();
});

it('keeps the themes for a list without a network, until the day after camp', async () => {
  logIn();
  const { user, unmount } = renderPage(<PackingListPage />);
  await user.click(await screen.findByRole('button', keep));
  expect(screen.getByRole('button', { name: 'Remove from this phone' })).toBeVisible();
  unmount();

  fakeApi({ 'GET /camp/current': () => Promise.reject(new TypeError('Failed to fetch')) });
  renderPage(<PackingListPage />);

  expect(screen.getByText(camp.danceTheme)).toBeVisible();
  const stored = JSON.parse(localStorage.getItem(`on-this-phone:${userId}:packing-list`) ?? '') as object;
  // The end of August 1 in Denver, plus a day.
  expect(stored).toEqual({
    until: '2127-08-03T05:59:59.999Z',
    lines: [
      { label: 'Dance theme', value: camp.danceTheme },
      { label: 'Skit theme', value: camp.skitTheme },
    ],
  });
});

it('shows the check-in on the packing list, with time and place only, until it is removed', async () => {
  logIn();
  const { user } = renderPage(
    <>
      <GettingReady camp={camp} isOwn />
      <PackingListPage />
    </>,
  );
  await screen.findByText(camp.danceTheme);
  const [ofCheckIn] = screen.getAllByRole('button', keep);

  if (ofCheckIn) await user.click(ofCheckIn);

  expect(screen.getByRole('heading', { name: 'Your check-in' })).toBeVisible();
  const { lines } = JSON.parse(localStorage.getItem(`on-this-phone:${userId}:check-in`) ?? '') as {
    lines: { label: string }[];
  };
  expect(lines.map(({ label }) => label)).toEqual(['Check-in', 'Where']);
  await user.click(screen.getByRole('button', { name: 'Remove from this phone' }));
  expect(screen.queryByRole('heading', { name: 'Your check-in' })).not.toBeInTheDocument();
});

it('is not offered on another person’s profile', () => {
  logIn();
  renderPage(<GettingReady camp={camp} isOwn={false} />);

  expect(screen.queryByRole('button', keep)).not.toBeInTheDocument();
});

it('is not offered once camp is over, since nothing would be kept', async () => {
  logIn();
  const over = openCamp({ endDate: '2024-07-29T00:00:00.000Z', campSunday: '2024-08-01T00:00:00.000Z' });
  fakeApi({ 'GET /camp/current': over });
  renderPage(<PackingListPage />);
  await screen.findByText(over.danceTheme);

  expect(screen.queryByRole('button', keep)).not.toBeInTheDocument();
});
