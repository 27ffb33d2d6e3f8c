import { act, render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const away = new Error('The server is away.');
const wait = () => act(() => jest.advanceTimersByTimeAsync(10_000));

/** Shows a page that fails after its first render. `attempts` are its retries, which wait for their end. */
function openBroken() {
  const attempts: { succeed: () => void; fail: (error: Error) => void }[] = [];
  const load = () => new Promise<void>((succeed, fail) => attempts.push({ succeed, fail }));
  const onRetry = jest.fn();
  let isBroken = false;
  const Page = () => {
    if (isBroken) throw away;
    return <p>The page</p>;
  };
  const page = () => (
    <PageBoundary title="Page" onRetry={onRetry} load={load}>
      <Page />
    </PageBoundary>
  );
  const { rerender, unmount } = render(page(), { onCaughtError: () => undefined, reactStrictMode: true });
  isBroken = true;
  rerender(page());
  return { attempts, onRetry, unmount, repair: () => void (isBroken = false) };
}

it('loads again until the page appears', async () => {
  const { attempts, onRetry, repair } = openBroken();
  await wait();
  attempts[0]?.fail(away);
  await wait();
  expect(screen.getByRole('heading', { name: 'Page didn’t load' })).toBeVisible();

  repair();
  attempts[1]?.succeed();
  await wait();

  expect(screen.getByText('The page')).toBeVisible();
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(attempts).toHaveLength(2);
});

it('stops once the page was left, even during an attempt that fails', async () => {
  const { attempts, unmount } = openBroken();
  await wait();
  unmount();

  attempts[0]?.fail(away);
  await wait();

  expect(attempts).toHaveLength(1);
});

it('retries nothing if an attempt succeeds after the page was left', async () => {
  const { attempts, onRetry, unmount } = openBroken();
  await wait();
  unmount();

  attempts[0]?.succeed();
  await wait();

  expect(onRetry).not.toHaveBeenCalled();
});
