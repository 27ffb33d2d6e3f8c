import { createQueryClient } from '@camp/api-client/query-client';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from '../layout/offline-notice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.saved;
});

const Theme = () => useQuery(currentCampQuery()).data?.campTheme;

function openSavedPage() {
  document.documentElement.dataset.saved = 'Thursday, July 29';
  const client = createQueryClient(() => undefined);
  client.setQueryData(currentCampQuery().queryKey, openCamp({ campTheme: 'Saved' }));
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <Theme />
    </QueryClientProvider>,
  );
}

it('says when it was saved until the server answers and its data is current', async () => {
  const api = fakeApi({
    'GET /build.json': () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /camp/current': openCamp({ campTheme: 'Current' }),
  });
  openSavedPage();

  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText('Offline. Saved Thursday, July 29.')).toBeVisible();

  api.answer('GET /build.json', { build: 'any' });
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.queryByText(/Offline/)).not.toBeInTheDocument();
  expect(screen.getByText('Current')).toBeVisible();
  expect(document.documentElement.dataset.saved).toBeUndefined();
});

it('stays a saved page while the server answers without the camp', async () => {
  const api = fakeApi({
    'GET /build.json': { build: 'any' },
    'GET /camp/current': () => refusal(400, 'Not now.'),
  });
  openSavedPage();

  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(api.callsOf('GET /camp/current').length).toBeGreaterThan(0);
  expect(screen.getByText('Offline. Saved Thursday, July 29.')).toBeVisible();
});
