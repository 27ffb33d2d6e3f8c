import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { CallError } from './call-error';
import { live } from './live';
import { createQueryClient } from './query-client';

const failed = new CallError('The record has changed.', 409, 'conflict');

describe('visible data', () => {
  /** Two queries on screen, one of them live. */
  function returnToPage() {
    const client = createQueryClient(() => undefined);
    client.mount();
    const asked = { live: 0, other: 0 };
    const see = (name: keyof typeof asked, options: object) =>
      new QueryObserver(client, {
        queryKey: [name],
        queryFn: () => Promise.resolve((asked[name] += 1)),
        ...options,
      }).subscribe(() => undefined);
    const leave = [see('live', live), see('other', {})];
    const act = (work: () => Promise<unknown>, onSuccess?: () => Promise<unknown>) =>
      new MutationObserver(client, { mutationFn: work, onSuccess, meta: { quiet: true } })
        .mutate()
        .catch(() => undefined);
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    return {
      client,
      asked,
      act,
      settled,
      leave: () => {
        leave.forEach((one) => one());
        client.unmount();
        client.clear();
      },
    };
  }

  it.each([
    ['done', () => Promise.resolve()],
    ['rejected because of a conflict', () => Promise.reject(failed)],
  ])('is refetched after a mutation was %s, unlike other data', async (_what, work) => {
    const { asked, act, settled, leave } = returnToPage();
    await settled();
    expect(asked).toEqual({ live: 1, other: 1 });

    await act(work);
    await settled();

    expect(asked).toEqual({ live: 2, other: 1 });
    leave();
  });

  it('is not refetched twice if the mutation already did so', async () => {
    const { client, asked, act, settled, leave } = returnToPage();
    await settled();

    await act(
      () => Promise.resolve(),
      () => client.invalidateQueries({ queryKey: ['live'] }),
    );
    await settled();

    expect(asked.live).toBe(2);
    leave();
  });

  it('is polled only while the page is visible, and refetched on return', async () => {
    jest.useFakeTimers();
    const { asked, leave } = returnToPage();
    await jest.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await jest.advanceTimersByTimeAsync(10 * live.refetchInterval);
    expect(asked.live).toBe(1);

    focusManager.setFocused(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual({ live: 2, other: 1 });
    await jest.advanceTimersByTimeAsync(live.refetchInterval + 1_000);
    expect(asked).toEqual({ live: 3, other: 1 });

    leave();
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  });
});
