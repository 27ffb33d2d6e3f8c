import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { setupNotice } from '@camp/contracts/content/site';
import { startSession } from '@camp/api-client/session';
import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { act, screen, within } from '@testing-library/react';
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

it('shows a new name of the camp in header and footer at once', async () => {
  renderShell('/');
  await screen.findByRole('heading', { name: 'Page home' });
  act(() => applySavedContent({ camp: { version: 1, values: { name: 'Lake Hope' } } }));

  for (const part of ['banner', 'contentinfo'])
    expect(within(screen.getByRole(part)).getByText('Lake Hope')).toBeVisible();
  act(() => applySavedContent({}));
});

it('keeps the return address in the links to an account', async () => {
  const { user, addressNow } = renderShell('/login?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1');
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  await user.click(screen.getByRole('link', { name: 'Sign up' }));

  await screen.findByRole('heading', { name: 'Page register' });
  expect(addressNow()).toBe('/register?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1');
});

it('drops a return address of another site', async () => {
  const { user } = renderShell('/login?returnUrl=%2F%2Felsewhere.example');
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

describe('page that does not load', () => {
  it('offers a retry while the navigation works, and appears after it', async () => {
    mockLoadPage.mockRejectedValueOnce(new Error('The remote is down.'));
    const ignored = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderShell('/gallery');

    await screen.findByRole('heading', { name: 'Gallery didn’t load' });
    expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await expect(screen.findByRole('heading', { name: 'Page gallery' })).resolves.toBeVisible();
    ignored.mockRestore();
  });
});

describe('page that does not load, without a click', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('appears automatically once it can be loaded', async () => {
    mockLoadPage.mockRejectedValueOnce(new Error('The remote is down.'));
    mockLoadPage.mockRejectedValueOnce(new Error('It is still down.'));
    const ignored = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell('/store');
    await screen.findByRole('heading', { name: 'Store didn’t load' });

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('heading', { name: 'Store didn’t load' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(await screen.findByRole('heading', { name: 'Page store' })).toBeVisible();
    ignored.mockRestore();
  });

  it('is not shown again and again if it is loaded and throws', async () => {
    const renders = jest.fn(() => {
      throw new Error('The page has a fault.');
    });
    mockLoadPage.mockResolvedValueOnce({ default: renders as unknown as ComponentType });
    const ignored = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell('/calendar');
    await screen.findByRole('heading', { name: 'Calendar didn’t load' });
    const before = renders.mock.calls.length;

    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(renders).toHaveBeenCalledTimes(before);
    ignored.mockRestore();
  });
});

describe('without a connection', () => {
  it('every page says so until it is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = renderShell('/contact');
    const notice = screen.getByText('You’re offline. You can’t send anything until you’re back online.');
    expect(notice).toHaveAttribute('aria-live', 'polite');

    await act(() => router.navigate('/gallery'));
    expect(notice).toBeVisible();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(notice).toBeEmptyDOMElement();
    isOnline.mockRestore();
  });

  it('a page that was never loaded says why, until the connection is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mockLoadPage.mockRejectedValue(new Error('There is no connection.'));
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell('/camp-location');
    await screen.findByRole('heading', { name: /didn’t load$/ });

    expect(screen.queryByText(/Everything else still works/)).toBeNull();
    expect(screen.getByText(/^You’re offline. This page will load/)).toBeVisible();

    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/Everything else still works/)).toBeVisible();
    isOnline.mockRestore();
    quiet.mockRestore();
  });

  it('a lost connection is reported at once', async () => {
    renderShell('/contact');
    await screen.findByRole('heading', { name: 'Page contact' });
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    act(() => void window.dispatchEvent(new Event('offline')));

    expect(screen.getByText(/^You’re offline/)).toBeVisible();
    isOnline.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

describe('unknown address', () => {
  const waysOn = async () =>
    within(await screen.findByRole('navigation', { name: 'Where to go next' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('is reported in the words of the specification and in plain ones', async () => {
    renderShell('/nowhere');

    expect(await screen.findByRole('heading', { name: 'Cannot match any routes' })).toBeVisible();
    expect(screen.getByText(/There’s no page at/)).toHaveTextContent('/nowhere');
    expect(document.title).toBe(`Page not found · ${campContent.name}`);
  });

  it('leads to the home page, what camp is like, and the login', async () => {
    renderShell('/nowhere');

    expect(await waysOn()).toEqual(['/camper-home', '/login']);
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  it('leads a person who is logged in to their profile', async () => {
    startSession('secret');
    renderShell('/nowhere');

    expect(await waysOn()).toEqual(['/camper-home', '/user/profile']);
  });
});

it('shows a page under its alias', async () => {
  renderShell('/user/login');

  await expect(screen.findByRole('heading', { name: 'Page login' })).resolves.toBeVisible();
});

describe('before the first camp', () => {
  const noCamp = { 'GET /camp/current': () => refusal(404, 'There is no camp.', { code: 'no-camp' }) };

  it('visitors read that the site is being set up, and can log in', async () => {
    fakeApi({ ...answers, ...noCamp });
    const { user } = renderShell('/gallery');

    expect(await screen.findByRole('heading', { name: setupNotice })).toBeVisible();
    expect(document.title).toBe(setupNotice);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Page login' })).toBeVisible();
  });

  it('an administrator is led back to the setup', async () => {
    fakeApi({ ...answers, ...noCamp, 'GET /user/current': { msg: parent({ roles: ['admin'] }) } });
    startSession('secret');
    renderShell('/');

    expect(await screen.findByRole('link', { name: 'Continue setting up' })).toHaveAttribute(
      'href',
      '/admin/setup',
    );
  });

  it('an administrator can open the site for visitors', async () => {
    applySavedContent({ site: { version: 1, values: { visitors: 'pages' } } });
    fakeApi({ ...answers, ...noCamp });
    renderShell('/gallery');

    expect(await screen.findByRole('heading', { name: 'Page gallery' })).toBeVisible();
    act(() => applySavedContent({}));
  });
});
