import { ownParentQuery } from '@camp/api-client/parent/queries';
import { accessTokenKey, startSession } from '@camp/api-client/session';
import type { ListedPage, PageId } from '@camp/contracts/registries/pages';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { App } from '../app';
import { BrowserRouter } from '../routing/browser-router';

const mockLoadPage = jest.fn<Promise<{ default: ComponentType }>, [PageId]>();
jest.mock('../remotes/load-page', () => ({ loadPage: ({ id }: ListedPage) => mockLoadPage(id) }));

describe('a different account in place of the current one', () => {
  const tokenOf = (userId: string) => `h.${btoa(JSON.stringify({ sub: userId }))}.s`;

  /** Simulates a change by another tab. */
  const becomes = (token: string) =>
    act(() => {
      localStorage.setItem(accessTokenKey, token);
      window.dispatchEvent(new StorageEvent('storage', { key: accessTokenKey }));
    });

  function PageOfSomebody() {
    const { data } = useQuery(ownParentQuery());
    return (
      <>
        <p>{data ? `The block of ${data.userId}` : 'No block yet'}</p>
        <input aria-label="Note" />
      </>
    );
  }

  /** Both users exist. The parent block belongs to the token's user. */
  function renderFor(answerFor: (token: string) => object | Promise<object>) {
    startSession(tokenOf('one'));
    fakeApi({
      'GET /camp/current': openCamp(),
      'GET /user/current': { msg: parent() },
      'GET /parent/list?own=true': ({ headers }) =>
        answerFor(headers.get('Authorization')?.replace('Bearer ', '') ?? ''),
    });
    mockLoadPage.mockResolvedValue({ default: PageOfSomebody });
    render(<App Router={BrowserRouter} />);
    return userEvent.setup();
  }
  const blockOf = (token: string) => [{ userId: token === tokenOf('one') ? 'one' : 'other' }];

  it('does not see the previous person’s data or typed text', async () => {
    const user = renderFor(blockOf);
    await screen.findByText('The block of one');
    await user.type(screen.getByLabelText('Note'), 'a secret');

    await becomes(tokenOf('other'));

    expect(screen.queryByText('The block of one')).toBeNull();
    await screen.findByText('The block of other');
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('does not get the previous person’s pending responses', async () => {
    let arrive: (block: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (arrive = resolve));
    renderFor((token) => (token === tokenOf('one') ? late : blockOf(token)));
    await screen.findByText('No block yet');

    await becomes(tokenOf('other'));
    await screen.findByText('The block of other');
    await act(async () => {
      arrive(blockOf(tokenOf('one')));
      await late;
    });

    expect(screen.getByText('The block of other')).toBeVisible();
  });

  it('is not the same person logging in again, who keeps their work', async () => {
    const user = renderFor(blockOf);
    await user.type(await screen.findByLabelText('Note'), 'a thought');

    await becomes(`${tokenOf('one')}2`);

    expect(screen.getByLabelText('Note')).toHaveValue('a thought');
  });
});
