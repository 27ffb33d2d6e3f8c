import { screen, within } from '@testing-library/react';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import CamperHomePage from './camper-home-page';

const campFull = 'Camp is full right now. New registrations join the waitlist.';

const currentCamp = 'GET /camp/current';

const withCamp = (values: Partial<CurrentCamp> = {}) => fakeApi({ [currentCamp]: openCamp(values) });

afterEach(() => applySavedContent({}));

describe('/camper-home', () => {
  it('shows the due date, the price, the late fee and every time in GMT', async () => {
    withCamp();
    renderPage(<CamperHomePage />);

    expect(await screen.findByText('Registration is due June 26, 2027')).toBeVisible();
    expect(screen.getByText('Saturday, July 24 @ 12:00 PM')).toBeVisible();
    expect(screen.getByText('Thursday, July 29 @ 12:00 PM')).toBeVisible();
    expect(screen.getByText('Sunday, August 1 @ 9:30 AM')).toBeVisible();
    expect(screen.getByText('$300.00 if registered before June 26, 2027')).toBeVisible();
    expect(screen.getByText(/A late fee of \$25\.00 applies after June 26, 2027/)).toBeVisible();
    expect(screen.getByText('Fifties')).toBeVisible();
    expect(screen.getByText('Rivers')).toBeVisible();
  });

  it('names no due date that has passed while late registration is open', async () => {
    withCamp({ registrationCamperEnd: '2020-06-26T00:00:00.000Z' });
    renderPage(<CamperHomePage />);

    expect(await screen.findByRole('link', { name: 'Register a camper' })).toBeVisible();
    expect(screen.getByText('Registration was due June 26, 2020')).toBeVisible();
    expect(screen.getByText('June 26, 2020 (passed)')).toBeVisible();
    expect(screen.getByText('$325.00 ($300.00 plus a $25.00 late fee)')).toBeVisible();
    expect(screen.getByText(/A late fee of \$25\.00 applies now/)).toBeVisible();
  });

  it('says that camp is full while registration is open, and keeps the form', async () => {
    const api = withCamp({ isFull: true });
    const full = renderPage(<CamperHomePage />);
    expect(await screen.findByText(campFull)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register a camper' })).toBeVisible();
    full.unmount();

    for (const values of [{ isFull: false }, { isFull: true, registrationOpen: false }]) {
      api.answer(currentCamp, openCamp(values));
      const other = renderPage(<CamperHomePage />);
      await screen.findByText('Saturday, July 24 @ 12:00 PM');
      expect(screen.queryByText(campFull)).toBeNull();
      other.unmount();
    }
  });

  it('offers the form and the advice to use a computer only while registration is open', async () => {
    const api = withCamp();
    const open = renderPage(<CamperHomePage />);
    expect(await screen.findByRole('link', { name: 'Register a camper' })).toHaveAttribute(
      'href',
      '/camper/create',
    );
    expect(screen.getByText(/computer/)).toBeVisible();
    open.unmount();

    api.answer(currentCamp, openCamp({ registrationOpen: false, nextOpening: '2199-06-15T00:00:00.000Z' }));
    renderPage(<CamperHomePage />);
    expect(
      await screen.findByText(
        'Registrations are not currently being accepted. Please check back after June 15, 2199.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register a camper' })).not.toBeInTheDocument();
    expect(screen.queryByText(/recommend a computer/)).not.toBeInTheDocument();
  });

  it('names no reopening day that has passed', async () => {
    withCamp({ registrationOpen: false, nextOpening: '2020-06-15T00:00:00.000Z' });
    renderPage(<CamperHomePage />);

    expect(
      await screen.findByText('Registrations are not currently being accepted. Please check back.'),
    ).toBeVisible();
  });

  it('shows what this camp costs', async () => {
    withCamp({ registrationCost: 265 });
    renderPage(<CamperHomePage />);

    expect(await screen.findByText('$265.00 if registered before June 26, 2027')).toBeVisible();
  });

  it('lists the directors with a name, with phone and email', async () => {
    withCamp({ director2Name: '' });
    renderPage(<CamperHomePage />);

    expect(await screen.findByRole('link', { name: '(555) 000-0001' })).toHaveAttribute(
      'href',
      'tel:+15550000001',
    );
    expect(screen.getByText(/Dana Director/)).toBeVisible();
    expect(screen.queryByText(/Drew Director/)).not.toBeInTheDocument();
  });

  it('lists a director once in each group, and once in all if both groups are the same', async () => {
    const dana = { director1Name: 'Dana Director', director1Phone: '555-000-0001' };
    const alsoDana = { director2Name: 'Dana Director', director2Phone: '5550000001' };
    withCamp({ ...dana, ...alsoDana });
    const oneOfThree = renderPage(<CamperHomePage />);
    const titles = () => screen.getAllByRole('heading', { name: /director(s)?$/ }).slice(1);
    await screen.findByText('Dana Director');
    expect(titles().map(({ textContent }) => textContent)).toEqual(['Camp director', 'Counselor directors']);
    oneOfThree.unmount();

    withCamp({
      ...dana,
      ...alsoDana,
      counselorDirector1Name: 'Dana Director',
      counselorDirector1Phone: '(555) 000-0001',
      counselorDirector2Name: '',
    });
    renderPage(<CamperHomePage />);
    await screen.findByText('Dana Director');
    expect(titles().map(({ textContent }) => textContent)).toEqual(['Camp and counselor director']);
    expect(screen.getAllByRole('link', { name: '(555) 000-0001' })).toHaveLength(1);
  });

  it('answers what parents ask in their order', async () => {
    withCamp();
    const shipped = renderPage(<CamperHomePage />);
    await screen.findByText('Registration is due June 26, 2027');
    const topics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const expected = [
      'Camp 2027',
      'Questions? Ask a director',
      'Location and directions',
      'What to bring',
      'How we keep campers safe',
      'A day at camp',
      'How to register',
      'For parents',
      'Frequently asked questions',
    ];
    expect(topics()).toEqual(expected);
    expect(screen.getByText('Youth entering 4th to 9th grade')).toBeVisible();
    expect(screen.getByText(/all children 17 and under/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a registration' })).toHaveAttribute(
      'href',
      '/camper/create',
    );
    shipped.unmount();

    const quotes = [{ text: 'Best week of the year.', name: 'Father of two campers' }];
    applySavedContent({ 'camper-home': { version: 1, values: { quotes } } });
    renderPage(<CamperHomePage />);
    await screen.findByText('Registration is due June 26, 2027');
    expect(topics()).toEqual(expected.toSpliced(6, 0, 'What families say'));
    expect(screen.getByText('Best week of the year.')).toBeVisible();
  });

  it('has the questions that the menu links to', async () => {
    withCamp();
    renderPage(<CamperHomePage />);
    await screen.findByText('Registration is due June 26, 2027');
    const questions = document.getElementById('faq');
    expect(questions).not.toBeNull();
    expect(within(questions as HTMLElement).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
  });

  it('says that the dates failed to load, and fills them in after a retry', async () => {
    const api = fakeApi({ [currentCamp]: () => refusal(404, 'Gone.', { code: 'not-found' }) });
    const { user } = renderPage(<CamperHomePage />);
    await screen.findByText('We can’t show the camp dates right now');

    api.answer(currentCamp, openCamp());
    await user.click(screen.getByRole('button', { name: /try again/i }));

    expect(await screen.findByText('Registration is due June 26, 2027')).toBeVisible();
  });
});
