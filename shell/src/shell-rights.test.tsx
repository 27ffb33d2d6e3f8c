import { accessTokenKey, endSession, startSession } from '@camp/api-client/session';
import { userKeys } from '@camp/api-client/user/queries';
import type { Prefetch, Visit } from '@camp/micro-frontend/remote-module';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import './routing/other-routes';
import type { RemotePart } from './remotes/load-page';
import { renderShell } from './testing/render-shell';

// The remotes need a browser and a server, and other tests cover their content.
const mockLoadPage = jest.fn<Promise<{ default: ComponentType }>, [RemotePart['id']]>();

const mockLoadPrefetch = jest.fn<Promise<Prefetch | undefined>, [RemotePart['id']]>();

jest.mock('./remotes/load-page', () => ({
  loadPage: ({ id }: RemotePart) => mockLoadPage(id),
  loadPrefetch: ({ id }: RemotePart) => mockLoadPrefetch(id),
}));

/** Replaces the administration's layout around its pages. */
const MockFrame = () => (
  <>
    <p>Rail</p>
    <Outlet context={useOutletContext()} />
  </>
);

const answers = {
  'GET /camp/current': openCamp(),
  'GET /user/current': { msg: parent({ nameFirst: 'Rosa' }) },
  'POST /user/logout': { result: true },
};

beforeEach(() => {
  localStorage.clear();
  mockLoadPage
    .mockReset()
    .mockImplementation((id) =>
      Promise.resolve({ default: id === 'administration' ? MockFrame : () => <h1>Page {id}</h1> }),
    );
  mockLoadPrefetch.mockReset().mockResolvedValue(undefined);
  fakeApi(answers);
});

describe('guarded page', () => {
  it('redirects a visitor to the login page with the attempted address', async () => {
    const { addressNow } = renderShell('/camper/create?copyFrom=1');

    await screen.findByRole('heading', { name: 'Page login' });

    expect(addressNow()).toBe('/login?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1');
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperCreate');
  });

  it('leads to the setup of login codes, and nowhere else, until somebody who needs them has them', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    const user = parent({ permissions: { camper: ['view-all'] }, mustSetUpLoginCodes: true });
    const fake = fakeApi({ ...answers, 'GET /user/current': { msg: user } });
    const { addressNow, router, queryClient } = renderShell('/camper/list');

    await screen.findByRole('heading', { name: 'Page userSecurity' });

    expect(addressNow()).toBe('/user/security');
    expect(mockLoadPage).not.toHaveBeenCalledWith('administration');
    await act(() => router.navigate('/user/profile'));
    await waitFor(() => expect(addressNow()).toBe('/user/security'));
    fake.answer('GET /user/current', { msg: { ...user, mustSetUpLoginCodes: undefined } });
    await act(() => queryClient.invalidateQueries({ queryKey: userKeys.all }));
    await act(() => router.navigate('/user/profile'));
    await screen.findByRole('heading', { name: 'Page userProfile' });
  });

  it('opens for a person who is logged in', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    renderShell('/camper/create');

    await expect(screen.findByRole('heading', { name: 'Page camperCreate' })).resolves.toBeVisible();
  });
});

describe('while the session request is pending', () => {
  /** For the account 64b000000000000000000001. Its signature doesn't matter here. */
  const token = `h.${btoa(JSON.stringify({ sub: '64b000000000000000000001' }))}.s`;
  const neverAnswered = () => new Promise<never>(() => undefined);

  it('prefetches a page’s data without loading the page', async () => {
    localStorage.setItem(accessTokenKey, token);
    const prefetch = jest.fn((_visit: Visit) => undefined);
    mockLoadPrefetch.mockResolvedValue(prefetch);
    fakeApi({ ...answers, 'GET /user/current': neverAnswered });

    renderShell('/camper/list?grade=4th');

    await waitFor(() => expect(prefetch).toHaveBeenCalled());
    const [{ userId, search }] = prefetch.mock.calls[0] as [Visit];
    expect([userId, search.get('grade')]).toEqual(['64b000000000000000000001', '4th']);
    expect(mockLoadPrefetch).toHaveBeenCalledWith('camperList');
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperList');
  });

  it('prefetches nothing with a token without an account', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    fakeApi({ ...answers, 'GET /user/current': refusal(429, 'Too many requests.') });

    renderShell('/camper/list');

    await screen.findByRole('heading', { name: 'This page didn’t load' });
    expect(mockLoadPrefetch).not.toHaveBeenCalled();
  });
});

describe('page that requires a right', () => {
  it('is not even loaded for a person without it', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    renderShell('/camper/list');

    expect(await screen.findByRole('heading', { name: 'This page is for camp staff' })).toBeVisible();
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperList');
    expect(mockLoadPage).not.toHaveBeenCalledWith('administration');
  });

  it('opens for a person with it, in the administration’s layout', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    fakeApi({ ...answers, 'GET /user/current': { msg: parent({ permissions: { camper: ['view-all'] } }) } });
    renderShell('/camper/list');

    expect(await screen.findByRole('heading', { name: 'Page camperList' })).toBeVisible();
    expect(screen.getByText('Rail')).toBeVisible();
  });
});

describe('form opened from a list of the administration', () => {
  const address = (from: string) =>
    `/camper/edit/64b0000000000000000000c1?returnUrl=${encodeURIComponent(from)}`;

  it.each([
    ['stays in its layout', '/camper/list?status=paid&open=1', ['view-all'] as const, 1],
    ['has no layout for a person who may not open the list', '/camper/list', ['view'] as const, 0],
    ['has no layout if it returns to another page', '/user/profile', ['view-all'] as const, 0],
  ])('%s', async (_what, from, camper, rails) => {
    localStorage.setItem(accessTokenKey, 'secret');
    fakeApi({ ...answers, 'GET /user/current': { msg: parent({ permissions: { camper } }) } });
    renderShell(address(from));

    expect(await screen.findByRole('heading', { name: 'Page camperEdit' })).toBeVisible();
    expect(screen.queryAllByText('Rail')).toHaveLength(rails);
  });

  it('is not shown before it is known whether it belongs in the layout', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    let answer = (_reply: unknown) => undefined as void;
    const later = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    fakeApi({ ...answers, 'GET /user/current': () => later });
    renderShell(address('/camper/list'));
    await screen.findByRole('banner');
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperEdit');

    answer({ msg: parent({ permissions: { camper: ['view-all'] } }) });

    expect(await screen.findByRole('heading', { name: 'Page camperEdit' })).toBeVisible();
    expect(screen.getByText('Rail')).toBeVisible();
  });
});

it('shows that the rights could not be loaded in place of such a page, and offers a retry', async () => {
  localStorage.setItem(accessTokenKey, 'secret');
  const current = 'GET /user/current';
  const api = fakeApi({ ...answers, [current]: refusal(429, 'Too many requests.') });
  const { user } = renderShell('/camper/list');
  expect(await screen.findByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  expect(screen.getByText('Too many requests.')).toBeVisible();

  api.answer(current, { msg: parent({ permissions: { camper: ['view-all'] } }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Page camperList' })).toBeVisible();
});

describe('end of a session', () => {
  it('leads back after the login if the server ended it', async () => {
    startSession('secret');
    const { addressNow } = renderShell('/user/profile');
    await screen.findByRole('heading', { name: 'Page userProfile' });

    act(() => endSession('expired'));

    await screen.findByRole('heading', { name: 'Page login' });
    expect(addressNow()).toBe('/login?returnUrl=%2Fuser%2Fprofile');
    expect(screen.getByText('Your session has expired. Please log in again.')).toBeVisible();
  });

  it('leaves the reader of a public page there, as a visitor', async () => {
    startSession('secret');
    fakeApi({ ...answers, 'GET /user/current': refusal(401, 'jwt expired', { code: 'unauthenticated' }) });
    const { addressNow, user } = renderShell('/contact');

    await screen.findByText('Your session has expired. Please log in again.');

    expect(await screen.findByRole('heading', { name: 'Page contact' })).toBeVisible();
    expect(addressNow()).toBe('/contact');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  it('by Logout notifies the server, forgets the person and shows the visitors’ entries', async () => {
    startSession('secret');
    const api = fakeApi(answers);
    const { user, addressNow, queryClient } = renderShell('/user/profile');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('link', { name: 'Rosa : Profile' });

    await user.click(screen.getByRole('button', { name: 'Logout' }));

    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(api.callsOf('POST /user/logout')[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(localStorage.getItem(accessTokenKey)).toBeNull();
    const cachedQueries = queryClient
      .getQueriesData({ queryKey: userKeys.all })
      .filter(([, data]) => data !== undefined);
    expect(cachedQueries).toEqual([]);
    await screen.findByRole('heading', { name: 'Page login' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  it('by Logout works here even if the server does not respond', async () => {
    startSession('secret');
    fakeApi({ ...answers, 'POST /user/logout': refusal(503, 'Down for repair') });
    const { user, addressNow } = renderShell('/user/profile');
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    await user.click(screen.getByRole('button', { name: 'Logout' }));

    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(localStorage.getItem(accessTokenKey)).toBeNull();
  });
});
