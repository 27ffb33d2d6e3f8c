import { campYearDefaults, isRegistrationOpen } from '@camp/contracts/camp/dates';
import { nextWordChange } from '@camp/contracts/camp/next-word-change';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { SavedContent } from '@camp/contracts/content/saved-content';
import { nameDuringSetup, setupNotice } from '@camp/contracts/content/site';
import { isClosedDuringSetup, isListed } from '@camp/contracts/registries/page-document';
import { publicPages, publicPageList, type PublicPageId } from '@camp/contracts/registries/public-pages';
import type { PageFacts } from '@camp/contracts/registries/rendered-page';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from './render-page';
import { renderedFacts } from './testing/rendered-facts';

jest.mock('./linked-pages', () => jest.requireActual('../../../public-app/src/register'));
// jsdom's conditions would choose the build for browsers.
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const rendered = publicPageList.filter(isListed).map(({ id }) => id);

/** The page's text. */
async function textOf(id: PublicPageId, facts: Partial<PageFacts> = {}, content: SavedContent = {}) {
  const { html } = await renderPage(id, { ...renderedFacts, ...facts }, content);
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

describe.each(rendered)('%s on the server', (id) => {
  it('is complete, and needs neither scripts nor inline styles', async () => {
    const { html } = await renderPage(id, renderedFacts, {});

    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('main h1')).toHaveLength(1);
    expect(body.querySelector('header a, footer a')).not.toBeNull();
    expect(body.querySelectorAll('script, [style], .camp-skeleton')).toHaveLength(0);
  });

  it('has only the words of the camp that saved them', async () => {
    const { html } = await renderPage(id, renderedFacts, lakeHope);

    expect(html).toContain('Lake Hope');
    expect(shippedWordsIn(html)).toEqual([]);
  });

  it('has no word of the example while a camp sets up its site', async () => {
    const content = { camp: { version: 0, values: { name: nameDuringSetup } } };
    const { html } = await renderPage(id, { ...renderedFacts, camp: null }, content);

    expect(html).toContain(nameDuringSetup);
    expect(html.includes(setupNotice)).toBe(isClosedDuringSetup(publicPages[id]));
    expect(shippedWordsIn(html)).toEqual([]);
  });
});

it('shows the camp’s own logo in the header', async () => {
  const logo = '64b0000000000000000000f1';
  const content = { appearance: { version: 1, values: { logo } } };
  const { html } = await renderPage('gallery', renderedFacts, content);

  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelector('header img')?.getAttribute('src')).toBe(`/images/${logo}-96.png`);
});

it.each(['login', 'register', 'passwordResetCreate', 'camperBirthdate', 'donate'] as const)(
  'the form of %s says that it needs JavaScript, and takes nothing before',
  async (id) => {
    const { html } = await renderPage(id, renderedFacts, {});

    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelector('noscript')?.textContent).toBe('This form needs JavaScript.');
    for (const form of body.querySelectorAll('form')) {
      expect(form.hasAttribute('inert')).toBe(true);
      expect(form.method).toBe('post');
    }
  },
);

it('says on the home page whether registration is open, and whether camp is full', async () => {
  const open = await textOf('home');
  const full = await textOf('home', { camp: openCamp({ isFull: true }) });
  const closed = openCamp({ registrationOpen: false, nextOpening: '2027-07-15T00:00:00.000Z' });

  expect(open).toContain('Registrations and Application are now being accepted.');
  expect(open).toContain('Register a camper');
  expect(full).toContain('Camp is full right now. New registrations join the waitlist.');
  expect(await textOf('home', { camp: closed })).toContain('Please check back after July 15, 2027.');
  expect(await textOf('home', { camp: closed })).not.toContain('Register a camper');
  const opened = { site: { version: 1, values: { visitors: 'pages' } } };
  expect(await textOf('home', { camp: null }, opened)).toContain('The next camp is being planned.');
  expect(await textOf('home', { camp: undefined })).toContain('A week they will talk about all year.');
});

it('names no day that is past', async () => {
  const camp = openCamp({ registrationOpen: false, nextOpening: '2027-05-01T00:00:00.000Z' });

  expect(await textOf('home', { camp })).toContain('not currently being accepted. Please check back.');
});

/** The camp at an instant, as the API presents it. */
const campAt = (now: Date): CurrentCamp => {
  const dates = Object.fromEntries(
    Object.entries(campYearDefaults(2027)).map(([name, date]) => [name, date.toISOString()]),
  );
  const camp = openCamp({ ...dates, nextOpening: null });
  const registrationOpen = isRegistrationOpen(camp, now);
  const nextOpening = new Date(camp.registrationStart) > now ? camp.registrationStart : null;
  return { ...camp, registrationOpen, nextOpening };
};

const textAt = (id: PublicPageId, now: Date) => textOf(id, { now: now.toISOString(), camp: campAt(now) });

const datedPages = ['home', 'camperHome', 'packingList', 'calendar', 'covidPolicy'] as const;

test.each(datedPages)('the words of %s change only at the instants that the API knows', async (id) => {
  let from = new Date('2027-01-01');
  for (let until = nextWordChange(campAt(from), from); until; until = nextWordChange(campAt(from), from)) {
    const last = new Date(until.getTime() - 1);
    expect([last, await textAt(id, last)]).toEqual([last, await textAt(id, from)]);
    from = until;
  }
  const later = new Date('2028-06-01');
  expect(await textAt(id, later)).toBe(await textAt(id, from));
});

test.each([
  // Midnight where camp is.
  ['home', '2027-08-01T06:00:00Z', 'late fee after July 31, 2027'],
  ['camperHome', '2027-08-01T06:00:00Z', 'Registration is due July 31, 2027'],
  ['home', '2027-08-28T00:00:01Z', 'Registrations and Application are now being accepted.'],
  ['camperHome', '2027-06-15T00:00:00Z', 'Please check back after June 15, 2027.'],
] as const)('%s says something else from %s on', async (id, instant, words) => {
  const [before, after] = [-1_000, 1_000].map((step) => new Date(Date.parse(instant) + step));

  expect((await textAt(id, before as Date)).replaceAll('\u00a0', ' ')).toContain(words);
  expect((await textAt(id, after as Date)).replaceAll('\u00a0', ' ')).not.toContain(words);
});
