import { campContent } from '@camp/contracts/content/camp';
import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { act, screen, waitFor, within } from '@testing-library/react';
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

describe('going to another page', () => {
  it('closes the phone menu, moves the focus to the heading and announces the title', async () => {
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

  it('closes the phone menu if the selected entry is the current page', async () => {
    const { user } = renderShell('/contact');
    await screen.findByRole('heading', { name: 'Page contact' });
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);

    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );

    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  });

  it('arrives again if a link leads to where the person already is', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
    const { user } = renderShell('/contact');
    const heading = await screen.findByRole('heading', { name: 'Page contact' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );

    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    scrolled.mockRestore();
  });

  it('keeps the phone menu closed on the way back to where it was open', async () => {
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

  it('keeps the focus if only the query of the address changes', async () => {
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
    // A list does so for a search that was changed and changed back.
    await act(() => router.navigate('/covid-19-policy?q=spa&page=2', { replace: true, state: {} }));

    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('moves the focus to the heading of the section in the address', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const withQuestions = () => (
      <>
        <h1>Camper Info</h1>
        <section id="faq">
          <h2>Frequently asked questions</h2>
        </section>
      </>
    );
    mockLoadPage.mockImplementation(() => Promise.resolve({ default: withQuestions }));
    const { user } = renderShell('/contact');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Campers' }));

    await user.click(screen.getByRole('link', { name: 'Camper FAQs' }));

    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toHaveFocus(),
    );
    expect(scrolled.mock.contexts).toContain(document.getElementById('faq'));
  });

  it('ignores a malformed fragment', async () => {
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

describe('link to another page', () => {
  const setSaveData = (saveData: boolean) =>
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  const openMenu = async () => {
    const { user } = renderShell('/covid-19-policy');
    await screen.findByRole('heading', { name: 'Page covidPolicy' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    return { user, link: (name: string) => menu.getByRole('link', { name }) };
  };

  it('loads its page when the pointer or the focus is on it', async () => {
    const { user, link } = await openMenu();

    await user.hover(link('Calendar'));
    act(() => link('Donate').focus());

    expect(mockLoadPage).toHaveBeenCalledWith('calendar');
    expect(mockLoadPage).toHaveBeenCalledWith('donate');
    expect(mockLoadPage).not.toHaveBeenCalledWith('contact');
  });

  it('shows a page that failed to load in advance', async () => {
    const { user, link } = await openMenu();
    mockLoadPage.mockRejectedValueOnce(new Error('offline'));

    await user.hover(link('Contact'));
    await user.click(link('Contact'));

    await expect(screen.findByRole('heading', { name: 'Page contact' })).resolves.toBeVisible();
  });

  it('loads nothing in advance while the data saver is on', async () => {
    setSaveData(true);
    const { user, link } = await openMenu();

    await user.hover(link('Calendar'));
    act(() => link('Donate').focus());

    expect(mockLoadPage.mock.calls.flat()).not.toEqual(expect.arrayContaining(['calendar']));
  });
});
