import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '../first-paint/render-page';
import { renderedFacts } from '../first-paint/testing/rendered-facts';
import { readablePages } from './request-kind';

jest.mock('../first-paint/linked-pages', () => jest.requireActual('../../../public-app/src/register'));
// jsdom's conditions would choose the build for browsers.
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const saved = publicPageList.filter(({ path }) => readablePages.some((page) => page.path === path));

/** Prices, whether registration is open, and whether camp is full: they may have changed since a page was saved. */
const outdated =
  /\$\d|accepted|check back|is full|join the waitlist|Register a camper|Start a registration|late fee|camp is free|Registration (?:is|was) due/i;

const camps: Record<string, CurrentCamp> = {
  open: openCamp(),
  full: openCamp({ isFull: true }),
  free: openCamp({ registrationCost: 0 }),
  closed: openCamp({ registrationOpen: false, nextOpening: '2027-07-15T00:00:00.000Z' }),
};

/** What a saved page shows of the server's HTML (shell/src/layout/layout.css). */
async function savedText(id: (typeof saved)[number]['id'], camp: CurrentCamp): Promise<string> {
  const { html } = await renderPage(id, { ...renderedFacts, camp }, {});
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  for (const live of main?.querySelectorAll('[data-live]') ?? []) live.remove();
  return main?.textContent ?? '';
}

describe.each(saved)('$path, saved,', ({ id }) => {
  it.each(Object.entries(camps))('has no outdated words of a camp that is %s', async (_state, camp) => {
    const text = await savedText(id, camp);

    expect(text.length).toBeGreaterThan(20);
    expect(outdated.exec(text)?.[0]).toBeUndefined();
  });
});
