import { accessTokenKey } from '@camp/api-client/session';
import { renderHook } from '@testing-library/react';
import { otherPages } from './guarded-pages';
import { usePreload } from './use-preload';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.setItem(accessTokenKey, 'secret');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

test('tries again when the guarded pages fail to load during a restart', async () => {
  const load = jest
    .spyOn(otherPages, 'load')
    .mockRejectedValueOnce(new Error('The server restarts.'))
    .mockResolvedValue({ default: () => null });
  renderHook(() => usePreload(undefined));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(load).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);

  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('stops when the page is left', async () => {
  const load = jest.spyOn(otherPages, 'load').mockRejectedValue(new Error('The server restarts.'));
  jest.replaceProperty(otherPages, 'id', 'another');
  const { unmount } = renderHook(() => usePreload(undefined));
  unmount();

  await jest.advanceTimersByTimeAsync(60_000);

  expect(load).toHaveBeenCalledTimes(1);
});
