import { campContent } from '@camp/contracts/content/camp';
import { accessTokenKey, endSession, startSession } from '@camp/api-client/session';
import { userKeys } from '@camp/api-client/user/queries';
import type { AskAhead, Visit } from '@camp/micro-frontend/remote-module';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
// Compiled before the first test, whose patience is for the page and not for the compiler.
import './routing/other-routes';
import type { RemotePart } from './remotes/load-page';
import { renderShell } from './testing/render-shell';

// The remotes need a browser and a server; what they bring is another test's subject.
const mockLoadPage = jest.fn<Promise<{ default: ComponentType }>, [RemotePart['id']]>();
const mockLoadAhead = jest.fn<Promise<AskAhead | undefined>, [RemotePart['id']]>();
jest.mock('./remotes/load-page', () => ({
  loadPage: ({ id }: RemotePart) => mockLoadPage(id),
  loadAhead: ({ id }: RemotePart) => mockLoadAhead(id),
}));

/** Stands around the administration's pages as its own layout does. */
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
  mockLoadAhead.mockReset().mockResolvedValue(undefined);
  fakeApi(answers);
});

describe('a guarded page', () => {
  it('leads a visitor to the login page with the attempted address', async () => {
    const { addressNow } = renderShell('/camper/create?copyFrom=1');

    await screen.findByRole('heading', { name: 'Page login' });

    expect(addressNow()).toBe('/login?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1');
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperCreate');
  });

  it('opens for a person who is logged in', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    renderShell('/camper/create');

    await expect(screen.findByRole('heading', { name: 'Page camperCreate' })).resolves.toBeVisible();
  });
});

describe('while it is not known who is logged in', () => {
  /** Of the account 64b000000000000000000001; who signed it does not matter here. */
  const token = `h.${btoa(JSON.stringify({ sub: '64b000000000000000000001' }))}.s`;
  const neverAnswered = () => new Promise<never>(() => undefined);

  it('a page asks for what it is going to show, and is not loaded', async () => {
    localStorage.setItem(accessTokenKey, token);
    const askAhead = jest.fn((_visit: Visit) => undefined);
    mockLoadAhead.mockResolvedValue(askAhead);
    fakeApi({ ...answers, 'GET /user/current': neverAnswered });

    renderShell('/camper/list?grade=4th');

    await waitFor(() => expect(askAhead).toHaveBeenCalled());
    const [{ userId, search }] = askAhead.mock.calls[0] as [Visit];
    expect([userId, search.get('grade')]).toEqual(['64b000000000000000000001', '4th']);
    expect(mockLoadAhead).toHaveBeenCalledWith('camperList');
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperList');
  });

  it('a token that names nobody asks for nothing', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    fakeApi({ ...answers, 'GET /user/current': refusal(429, 'Too many requests.') });

    renderShell('/camper/list');

    await screen.findByRole('heading', { name: 'This page did not load' });
    expect(mockLoadAhead).not.toHaveBeenCalled();
  });
});

describe('a page that needs a right', () => {
  it('is not even loaded for a person without it', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    renderShell('/camper/list');

    expect(await screen.findByRole('heading', { name: 'This page is for camp staff' })).toBeVisible();
    expect(mockLoadPage).not.toHaveBeenCalledWith('camperList');
    expect(mockLoadPage).not.toHaveBeenCalledWith('administration');
  });

  it('opens for a person who holds it, in the layout of the administration', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    fakeApi({ ...answers, 'GET /user/current': { msg: parent({ permissions: { camper: ['view-all'] } }) } });
    renderShell('/camper/list');

    expect(await screen.findByRole('heading', { name: 'Page camperList' })).toBeVisible();
    expect(screen.getByText('Rail')).toBeVisible();
  });
});

describe('a form that was opened from a list of the administration', () => {
  const address = (from: string) =>
    `/camper/edit/64b0000000000000000000c1?returnUrl=${encodeURIComponent(from)}`;

  it.each([
    ['stays in its layout', '/camper/list?status=paid&open=1', ['view-all'] as const, 1],
    ['has none for who may not open the list', '/camper/list', ['view'] as const, 0],
    ['has none when it leads elsewhere', '/user/profile', ['view-all'] as const, 0],
  ])('%s', async (_what, from, camper, rails) => {
    localStorage.setItem(accessTokenKey, 'secret');
    fakeApi({ ...answers, 'GET /user/current': { msg: parent({ permissions: { camper } }) } });
    renderShell(address(from));

    expect(await screen.findByRole('heading', { name: 'Page camperEdit' })).toBeVisible();
    expect(screen.queryAllByText('Rail')).toHaveLength(rails);
  });

  it('is not shown before it is known whether the layout belongs around it', async () => {
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

it('shows in place of such a page that nobody knows the rights yet, and asks for them again', async () => {
  localStorage.setItem(accessTokenKey, 'secret');
  const current = 'GET /user/current';
  const api = fakeApi({ ...answers, [current]: refusal(429, 'Too many requests.') });
  const { user } = renderShell('/camper/list');
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByText('Too many requests.')).toBeVisible();

  api.answer(current, { msg: parent({ permissions: { camper: ['view-all'] } }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Page camperList' })).toBeVisible();
});

describe('the end of a session', () => {
  it('leads back after the login when the server ended it', async () => {
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

  it('by Logout tells the server, forgets the person and shows the visitors’ entries', async () => {
    startSession('secret');
    const api = fakeApi(answers);
    const { user, addressNow, queryClient } = renderShell('/user/profile');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('link', { name: 'Rosa : Profile' });

    await user.click(screen.getByRole('button', { name: 'Logout' }));

    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(api.callsOf('POST /user/logout')[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(localStorage.getItem(accessTokenKey)).toBeNull();
    const kept = queryClient
      .getQueriesData({ queryKey: userKeys.all })
      .filter(([, data]) => data !== undefined);
    expect(kept).toEqual([]);
    await screen.findByRole('heading', { name: 'Page login' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  it('by Logout happens here although the server does not answer', async () => {
    startSession('secret');
    fakeApi({ ...answers, 'POST /user/logout': refusal(503, 'Down for repair') });
    const { user, addressNow } = renderShell('/user/profile');
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    await user.click(screen.getByRole('button', { name: 'Logout' }));

    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(localStorage.getItem(accessTokenKey)).toBeNull();
  });
});

it('the ways to an account keep the place to which the login leads back', async () => {
  const { user, addressNow } = renderShell('/login?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1');
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  await user.click(screen.getByRole('link', { name: 'Sign up' }));

  await screen.findByRole('heading', { name: 'Page register' });
  expect(addressNow()).toBe('/register?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1');
});

it('the ways to an account lead back to no other site', async () => {
  const { user } = renderShell('/login?returnUrl=%2F%2Felsewhere.example');
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

describe('a page that does not load', () => {
  it('offers another try while the navigation works, and comes with it', async () => {
    mockLoadPage.mockRejectedValueOnce(new Error('The remote is down.'));
    const ignored = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderShell('/gallery');

    await screen.findByRole('heading', { name: 'Gallery did not load' });
    expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await expect(screen.findByRole('heading', { name: 'Page gallery' })).resolves.toBeVisible();
    ignored.mockRestore();
  });
});

describe('a page that does not load, left alone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes by itself once it can', async () => {
    mockLoadPage.mockRejectedValueOnce(new Error('The remote is down.'));
    mockLoadPage.mockRejectedValueOnce(new Error('It is still down.'));
    const ignored = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell('/store');
    await screen.findByRole('heading', { name: 'Store did not load' });

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('heading', { name: 'Store did not load' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(await screen.findByRole('heading', { name: 'Page store' })).toBeVisible();
    ignored.mockRestore();
  });

  it('is not shown again and again when it is there and breaks', async () => {
    const renders = jest.fn(() => {
      throw new Error('The page has a fault.');
    });
    mockLoadPage.mockResolvedValueOnce({ default: renders as unknown as ComponentType });
    const ignored = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShell('/calendar');
    await screen.findByRole('heading', { name: 'Calendar did not load' });
    const before = renders.mock.calls.length;

    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(renders).toHaveBeenCalledTimes(before);
    ignored.mockRestore();
  });
});

describe('going to another page', () => {
  it('closes the phone’s menu, moves the focus to the heading and says the title', async () => {
    const { user } = renderShell('/');
    await screen.findByRole('heading', { name: 'Page home' });
    expect(document.body).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page contact' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(document.title).toBe(`Contact · ${campContent.name}`);
    expect(screen.getByText(`Contact · ${campContent.name}`)).toHaveAttribute('role', 'status');
  });

  it('closes the phone’s menu when the chosen entry is the present page', async () => {
    const { user } = renderShell('/contact');
    await screen.findByRole('heading', { name: 'Page contact' });
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);

    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );

    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  });

  it('keeps the phone’s menu closed on the way back to where it was open', async () => {
    const { user, router } = renderShell('/');
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );
    await screen.findByRole('heading', { name: 'Page contact' });

    await act(() => router.navigate(-1));

    await screen.findByRole('heading', { name: 'Page home' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the focus where it is when only the query of the address changes', async () => {
    mockLoadPage.mockReset().mockImplementation((id) =>
      Promise.resolve({
        default: () => (
          <>
            <h1>Page {id}</h1>
            <input aria-label="Search" />
          </>
        ),
      }),
    );
    const { router, user } = renderShell('/covid-19-policy');
    await user.click(await screen.findByLabelText('Search'));

    await act(() => router.navigate('/covid-19-policy?q=spa', { replace: true }));
    await act(() => router.navigate('/covid-19-policy?q=spa&page=2'));

    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('moves the focus to the heading of the section that the address names', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const withQuestions = () => (
      <>
        <h1>Camper Info</h1>
        <section id="faq">
          <h2>Questions that parents ask</h2>
        </section>
      </>
    );
    mockLoadPage.mockImplementation(() => Promise.resolve({ default: withQuestions }));
    const { user } = renderShell('/contact');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Campers' }));

    await user.click(screen.getByRole('link', { name: 'Camper FAQs' }));

    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Questions that parents ask' })).toHaveFocus(),
    );
    expect(scrolled.mock.contexts).toContain(document.getElementById('faq'));
  });

  it('takes a fragment that cannot be read for none', async () => {
    renderShell('/packing-list#%E0%A4%A');

    await expect(screen.findByRole('heading', { name: 'Page packingList' })).resolves.toBeVisible();
  });

  it('closes the menu with Escape and returns the focus to its button', async () => {
    const { user } = renderShell('/');
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.tab();

    await user.keyboard('{Escape}');

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});

describe('without a connection', () => {
  it('every page says so until it is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = renderShell('/contact');
    const notice = screen.getByText('You are offline: nothing can be sent.');
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
    await screen.findByRole('heading', { name: /did not load$/ });

    expect(screen.queryByText(/Everything else still works/)).toBeNull();
    expect(screen.getByText(/^There is no connection to load it with/)).toBeVisible();

    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/Everything else still works/)).toBeVisible();
    isOnline.mockRestore();
    quiet.mockRestore();
  });

  it('is said as soon as it is lost', async () => {
    renderShell('/contact');
    await screen.findByRole('heading', { name: 'Page contact' });
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    act(() => void window.dispatchEvent(new Event('offline')));

    expect(screen.getByText(/^You are offline/)).toBeVisible();
    isOnline.mockRestore();
  });
});

describe('an unknown address', () => {
  const waysOn = async () =>
    within(await screen.findByRole('navigation', { name: 'Ways on' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('is said to be one, in the words of the specification and in plain ones', async () => {
    renderShell('/nowhere');

    expect(await screen.findByRole('heading', { name: 'Cannot match any routes' })).toBeVisible();
    expect(screen.getByText(/There is no page at/)).toHaveTextContent('/nowhere');
    expect(document.title).toBe(`Page not found · ${campContent.name}`);
  });

  it('leads on to the start, what camp is like, and the login', async () => {
    renderShell('/nowhere');

    expect(await waysOn()).toEqual(['/camper-home', '/login']);
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
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
