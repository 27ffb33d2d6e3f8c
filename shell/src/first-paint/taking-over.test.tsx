import { startSession } from '@camp/api-client/session';
import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';
import { setupNotice } from '@camp/contracts/content/site';
import { isListed } from '@camp/contracts/registries/page-document';
import { publicPages, publicPageList, type PublicPageId } from '@camp/contracts/registries/public-pages';
import type { PageFacts } from '@camp/contracts/registries/rendered-page';
import { renderFor } from '@camp/micro-frontend/page-clock';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app';
import { BrowserRouter } from '../routing/browser-router';
import { isSameAs } from './page-start';
import { renderPage } from './render-page';
import { renderedFacts } from './testing/rendered-facts';

jest.mock('./linked-pages', () => jest.requireActual('../../../public-app/src/register'));
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const rendered = publicPageList.filter(isListed).map(({ id }) => id);

let takenDown: () => void;
beforeEach(() => {
  fakeApi({
    'GET /camp/current': renderedFacts.camp ?? {},
    'GET /camp/list': renderedFacts.camps ?? [],
    'GET /staff-about/list': renderedFacts.staffProfiles ?? [],
    'GET /photograph/list': renderedFacts.photographs ?? [],
    'GET /user/current': { msg: parent() },
  });
});
afterEach(() => {
  takenDown();
  applySavedContent({});
  localStorage.clear();
});

/** Shows the server's page and takes it over, as src/bootstrap.tsx does. */
async function takeOver(
  id: PublicPageId,
  isLoggedIn: boolean,
  { facts = renderedFacts, content = {} }: { facts?: PageFacts; content?: SavedContent } = {},
) {
  const { html, start } = await renderPage(id, facts, content);
  window.history.replaceState(null, '', publicPages[id].path);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const heading = root.querySelector('h1');
  if (isLoggedIn) startSession('a.token.of-a-test');
  const recovered: unknown[] = [];
  renderFor(new Date(start.now));
  const reactRoot = await act(() =>
    hydrateRoot(root, <App Router={BrowserRouter} start={start} />, {
      onRecoverableError: (error) => recovered.push(error),
    }),
  );
  takenDown = () => {
    act(() => reactRoot.unmount());
    root.remove();
  };
  return { root, heading, recovered };
}

// React reports a difference on the console, which fails the test.
it.each(rendered)('the page %s of the server is taken over as it is', async (id) => {
  const { root, heading, recovered } = await takeOver(id, false);

  expect(recovered).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
});

it('the notice of a site that is being set up is taken over as it is', async () => {
  fakeApi({ 'GET /camp/current': () => refusal(404, 'There is no camp.', { code: 'no-camp' }) });
  const { root, heading, recovered } = await takeOver('home', false, {
    facts: { ...renderedFacts, camp: null },
  });

  expect(recovered).toEqual([]);
  expect(heading?.textContent).toBe(setupNotice);
  expect(root.querySelector('h1')).toBe(heading);
});

it('a camp’s own logo is taken over as it is', async () => {
  const logo = '64b0000000000000000000f1';
  const content = { appearance: { version: 1, values: { logo } } };
  const { root, heading, recovered } = await takeOver('contact', false, { content });

  expect(recovered).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
  expect(root.querySelector('header img')).toHaveAttribute('src', `/images/${logo}-96.png`);
});

it('gives a logged-in person their header', async () => {
  const { heading, recovered } = await takeOver('contact', true);

  expect(await screen.findByRole('button', { name: 'Logout', hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Sign up')).toBeNull());
  expect(recovered).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

describe('a page that isn’t taken over as it is', () => {
  const isTakenOverAt = (address: string, html = '<h1>Contact</h1>', state: unknown = null) => {
    takenDown = () => undefined;
    window.history.replaceState(state, '', address);
    const root = document.createElement('div');
    root.innerHTML = html;
    return isSameAs({ path: '/contact', now: renderedFacts.now, queries: [] }, root);
  };

  it('has an address that the server doesn’t know completely', () => {
    expect(isTakenOverAt('/contact')).toBe(true);
    expect(isTakenOverAt('/contact?from=mail')).toBe(false);
    expect(isTakenOverAt('/contact#phone')).toBe(false);
    expect(isTakenOverAt('/CONTACT')).toBe(false);
    expect(isTakenOverAt('/contact', undefined, { usr: { email: 'a@example.org' } })).toBe(false);
  });

  it('has a form, in which the browser may have filled in a password', () => {
    expect(isTakenOverAt('/contact', '<h1>Contact</h1><form></form>')).toBe(false);
  });
});
