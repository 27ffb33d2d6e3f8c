import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import type { Photograph } from '@camp/contracts/photograph/photograph';
import { photographsInContent } from '@camp/contracts/photograph/shown-photographs';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, within } from '@testing-library/react';
import HomePage from './home-page';

afterEach(() => act(() => applySavedContent({})));

const open = (current: object, all: object[] = []) => {
  fakeApi({ 'GET /camp/current': current, 'GET /camp/list': all });
  return renderPage(<HomePage />, '/');
};

it('says that registrations are accepted, with the deadlines, while it is open', async () => {
  open(openCamp());

  await screen.findByText('Registrations and Application are now being accepted.');
  const deadlines = screen.getByRole('table', { name: 'Registration deadlines' });
  const rows = within(deadlines)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^Campers.*June 26, 2027$/),
    expect.stringMatching(/^Counselors.*June 12, 2027$/),
    expect.stringMatching(/^Staff.*June 12, 2027$/),
  ]);
  expect(within(deadlines).getByRole('link', { name: 'Campers' })).toHaveAttribute('href', '/camper-home');
});

it('says when registration opens while it is closed, without deadlines or a link to register', async () => {
  open(openCamp({ registrationOpen: false, nextOpening: '2199-06-15T00:00:00.000Z' }));

  await screen.findByText(
    'Registrations and Application are not currently being accepted. Please check back after June 15, 2199.',
  );
  expect(screen.queryByRole('table', { name: 'Registration deadlines' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Register a camper' })).not.toBeInTheDocument();
});

it('names no reopening day that has passed', async () => {
  open(openCamp({ registrationOpen: false, nextOpening: '2020-06-15T00:00:00.000Z' }));

  await screen.findByText(
    'Registrations and Application are not currently being accepted. Please check back.',
  );
});

it('says first when camp is, for whom, the cost, the place, how safe it is and what a day is like, then how to register', async () => {
  open(openCamp({ registrationCost: 280 }));

  const about = await screen.findByRole('region', {
    name: `${campContent.name} is an inter-denominational Christian camp`,
  });
  const facts = [...about.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) =>
    [textContent, nextElementSibling?.textContent].join(': ').replaceAll('\u00a0', ' '),
  );
  expect(facts).toEqual([
    'When: July 24 – 29, 2027',
    'Who: Youth entering 4th to 9th grade',
    'Cost: $280.00, plus a $25.00 late fee after June 26, 2027',
    `Where: ${campContent.place.name}, about 60 miles from the city`,
    expect.stringMatching(/^Safety: There’s a nurse at camp/),
    'A day at camp: From morning to bedtime',
  ]);
  const steps = within(screen.getByRole('region', { name: 'How to register' })).getAllByRole('heading');
  expect(steps.slice(1).map(({ textContent }) => textContent)).toEqual([
    '1. Register',
    '2. Get our email',
    '3. Pay',
  ]);
});

it('links to what families say once the camp quotes some', async () => {
  const quotes = [{ text: 'The best week of the year.', name: 'Avery, 6th grade' }];
  applySavedContent({ 'camper-home': { version: 1, values: { quotes } } });
  open(openCamp());

  const link = await screen.findByRole('link', { name: 'What families say about camp' });
  expect(link).toHaveAttribute('href', '/camper-home#quotes');
});

it('shows the current cost after the due date', async () => {
  open(openCamp({ registrationCost: 280, registrationCamperEnd: '2020-06-26T00:00:00.000Z' }));

  expect(await screen.findByText('$305.00 ($280.00 plus a $25.00 late fee)')).toBeVisible();
  expect(screen.queryByText(/more after/)).not.toBeInTheDocument();
});

it('shows year, week and theme of the camp', async () => {
  open(openCamp());

  await screen.findByText('Camp 2027 · July 24 – 29, 2027');
  expect(screen.getByRole('heading', { name: /theme: Trailblazers/ })).toBeVisible();
});

it('lists the important dates in order, in GMT with the specified hours', async () => {
  open(openCamp());

  const dates = await screen.findByRole('table', { name: 'Important Dates' });
  const lines = within(dates)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'DateEvent',
    expect.stringContaining('June 15, 2026'),
    expect.stringContaining('June 12, 2027'),
    expect.stringContaining('June 26, 2027'),
    expect.stringContaining('Friday, July 23 @ 3:00 PM'),
    expect.stringContaining('Saturday, July 24 @ 12:00 PM'),
    expect.stringContaining('Thursday, July 29 @ 12:00 PM'),
    expect.stringContaining('Sunday, August 1 @ 9:30 AM'),
  ]);
});

it('lists later camps only', async () => {
  open(openCamp(), [
    openCamp({ _id: '3', year: 2029 }),
    openCamp({ _id: '0', year: 2026 }),
    openCamp(),
    openCamp({
      _id: '2',
      year: 2028,
      startDate: '2028-07-30T00:00:00.000Z',
      endDate: '2028-08-04T00:00:00.000Z',
    }),
  ]);

  const future = await screen.findByRole('region', { name: 'Future camps' });
  expect(
    within(future)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['DateEvent', expect.stringContaining('Camp 2028'), expect.stringContaining('Camp 2029')]);
  expect(within(future).getByText('July 30 – August 4, 2028')).toBeVisible();
});

it('links to no group and no photos if the camp has none', async () => {
  const values = { 'social.group.address': '', 'social.photos.address': '' };
  applySavedContent({ camp: { version: 1, values } });
  open(openCamp());

  const theme = await screen.findByRole('region', { name: /theme: Trailblazers/ });
  const links = within(theme).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Packing list']);
});

it('has content for a year without any camp', async () => {
  open(refusal(404, 'There’s no camp yet. Please check back soon.', { code: 'no-camp' }));

  await expect(screen.findByText(/The next camp is being planned/)).resolves.toBeVisible();
});

it('offers a retry if the camp fails to load', async () => {
  open(refusal(400, 'Something is wrong.'));

  await expect(screen.findByRole('button', { name: 'Try again' })).resolves.toBeVisible();
});

it.each([
  ['2199-06-26T00:00:00.000Z', 'Free, plus a $25.00 late fee after June 26, 2199'],
  ['2020-06-26T00:00:00.000Z', 'Free, plus a $25.00 late fee'],
])('says that a free camp, due %s, is free, and asks nobody to pay', async (due, cost) => {
  open(openCamp({ registrationCost: 0, registrationCamperEnd: due }));

  expect(await screen.findByText(cost)).toBeVisible();
  expect(screen.getByText('3. Confirm')).toBeVisible();
  expect(screen.queryByText(/\$0|3\. Pay|payment link/)).toBeNull();
});

describe('with photographs', () => {
  const photograph = (alt: string): Photograph => ({
    ...{ _id: `id of ${alt}`, imageId: `image-of-${alt}`, alt },
    ...{ width: 1_600, height: 1_200, widths: [480, 1_600] },
  });
  const chosen = ['lake', 'fire', 'tent', 'song', 'hike'].map(photograph);

  it('shows the first one instead of the drawing, and three others', async () => {
    applySavedContent(photographsInContent({ gallery: [], home: chosen }));
    const { container } = open(openCamp());

    await screen.findByRole('region', { name: 'A week at camp' });
    const images = screen.getAllByRole('img', { name: /lake|fire|tent|song|hike/ });
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['lake', 'fire', 'tent', 'song']);
    expect(container.querySelector('.camp-hero img')).toBe(images[0]);
    expect(container.querySelector('.camp-hero svg.camp-scene')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Gallery' })).not.toBeInTheDocument();
  });

  it('links to the gallery once it has some, and keeps its drawing without any of its own', async () => {
    applySavedContent(photographsInContent({ gallery: chosen, home: [] }));
    const { container } = open(openCamp());

    expect(await screen.findByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '/gallery');
    expect(container.querySelector('.camp-hero svg.camp-scene')).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'A week at camp' })).not.toBeInTheDocument();
  });
});
