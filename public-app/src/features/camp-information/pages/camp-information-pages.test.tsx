import { screen, waitFor, within } from '@testing-library/react';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import CalendarPage from './calendar-page';
import CamperBirthdatePage from './camper-birthdate-page';
import CamperHomePage from './camper-home-page';
import CampLocationPage from './camp-location-page';
import ContactPage from './contact-page';
import CovidPolicyPage from './covid-policy-page';
import GalleryPage from './gallery-page';
import PackingListPage from './packing-list-page';
import StorePage from './store-page';

const campFull = 'Camp is full right now. New registrations join the waitlist.';
const currentCamp = 'GET /camp/current';
const { pathname, search } = new URL(campContent.calendar.address);
const calendarCall = `GET ${pathname}${search}`;
const withCamp = (values: Partial<CurrentCamp> = {}) => fakeApi({ [currentCamp]: openCamp(values) });

describe('/camper-home', () => {
  it('tells the due date, the price, the late fee and every time in GMT', async () => {
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

  it('names no due date that has gone by while late registration is open', async () => {
    withCamp({ registrationCamperEnd: '2020-06-26T00:00:00.000Z' });
    renderPage(<CamperHomePage />);

    expect(await screen.findByRole('link', { name: 'Register a camper' })).toBeVisible();
    expect(screen.getByText('Registration is due')).toBeVisible();
    expect(screen.getByText('June 26, 2020, which has passed')).toBeVisible();
    expect(screen.getByText('$325.00: $300.00 and the late fee of $25.00')).toBeVisible();
    expect(screen.getByText(/A late fee of \$25\.00 applies now/)).toBeVisible();
  });

  it('says that camp is full while registration is open, and the form stays', async () => {
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
    expect(screen.queryByText(/goes best on a computer/)).not.toBeInTheDocument();
  });

  it('names no day to come back on that has gone by', async () => {
    withCamp({ registrationOpen: false, nextOpening: '2020-06-15T00:00:00.000Z' });
    renderPage(<CamperHomePage />);

    expect(
      await screen.findByText('Registrations are not currently being accepted. Please check back.'),
    ).toBeVisible();
  });

  it('tells what this camp costs', async () => {
    withCamp({ registrationCost: 265 });
    renderPage(<CamperHomePage />);

    expect(await screen.findByText('$265.00 if registered before June 26, 2027')).toBeVisible();
  });

  it('lists the directors who are named, with phone and e-mail', async () => {
    withCamp({ director2Name: '' });
    renderPage(<CamperHomePage />);

    expect(await screen.findByRole('link', { name: '555-000-0001' })).toHaveAttribute(
      'href',
      'tel:+15550000001',
    );
    expect(screen.getByText(/Dana Director/)).toBeVisible();
    expect(screen.queryByText(/Drew Director/)).not.toBeInTheDocument();
  });

  it('has the questions that the menu leads to', async () => {
    withCamp();
    renderPage(<CamperHomePage />);
    await screen.findByText('Registration is due June 26, 2027');
    const questions = document.getElementById('faq');
    expect(questions).not.toBeNull();
    expect(within(questions as HTMLElement).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
  });

  it('says kindly that the dates cannot be had and fills in after another try', async () => {
    const api = fakeApi({ [currentCamp]: () => refusal(404, 'Gone.', { code: 'not-found' }) });
    const { user } = renderPage(<CamperHomePage />);
    await screen.findByText('The dates of camp cannot be shown just now');

    api.answer(currentCamp, openCamp());
    await user.click(screen.getByRole('button', { name: /try again/i }));

    expect(await screen.findByText('Registration is due June 26, 2027')).toBeVisible();
  });
});

describe('/packing-list', () => {
  it('shows the themes of the current camp', async () => {
    withCamp();
    renderPage(<PackingListPage />);
    expect(await screen.findByText('Fifties')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What NOT to bring' })).toBeVisible();
  });

  it('says TBD for a camp without themes', async () => {
    withCamp({ danceTheme: '', skitTheme: '' });
    renderPage(<PackingListPage />);
    expect(await screen.findAllByText('TBD')).toHaveLength(2);
  });

  it('shows outlines until the themes are known', () => {
    fakeApi({ [currentCamp]: new Promise<object>(() => undefined) });
    renderPage(<PackingListPage />);
    expect(screen.getAllByText('Loading')).toHaveLength(2);
    expect(screen.queryByText('TBD')).not.toBeInTheDocument();
  });

  it('says that the themes could not be had', async () => {
    fakeApi({ [currentCamp]: refusal(400, 'Not now.') });
    renderPage(<PackingListPage />);
    expect(await screen.findByText(/themes cannot be shown just now/)).toBeVisible();
    expect(screen.queryByText('TBD')).not.toBeInTheDocument();
  });
});

describe('/covid-19-policy', () => {
  it('names the year, the deadline 8 days before the start and every point', async () => {
    withCamp();
    renderPage(<CovidPolicyPage />);
    expect(await screen.findByText('July 16, 2027')).toBeVisible();
    expect(screen.getByText('Camp 2027')).toBeVisible();
    const points = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(points).toEqual([
      'Test before you arrive',
      'Stay home unless symptom-free for five days',
      'Daily screening',
      'Cleaning twice a day',
      'Vaccination encouraged, not required',
      'In an emergency',
    ]);
    expect(screen.getByText(/all children 17 and under/)).toBeVisible();
  });
});

describe('/calendar', () => {
  it('embeds the calendar in Mountain time and lists the camp’s own dates', async () => {
    withCamp();
    renderPage(<CalendarPage />);
    expect(await screen.findByRole('rowheader', { name: 'Camp Sunday worship and barbecue' })).toBeVisible();
    const staff = screen.getByRole('rowheader', { name: 'Staff and counselors at camp' }).closest('tr');
    expect(staff).toHaveTextContent('Friday, July 23 to Friday, July 30');
    expect(staff).not.toHaveTextContent('AM');
    expect(screen.getByTitle(/Mountain time/)).toHaveAttribute(
      'src',
      expect.stringContaining('ctz=America%2FDenver'),
    );
  });

  it('covers the frame of a calendar that does not answer, and leads to it', async () => {
    fakeApi({
      [currentCamp]: openCamp(),
      [calendarCall]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    renderPage(<CalendarPage />);

    expect(await screen.findByText('The calendar of events is not answering just now.')).toBeVisible();
    expect(screen.getByTitle(/Mountain time/)).toHaveAttribute('inert');
    expect(screen.getByRole('link', { name: /Open this calendar on its own page/ })).toHaveAttribute(
      'href',
      campContent.calendar.address,
    );
  });

  it('uncovers the calendar once it answers', async () => {
    fakeApi({ [currentCamp]: openCamp(), [calendarCall]: {} });
    renderPage(<CalendarPage />);
    expect(screen.getByText('The calendar is on its way.')).toBeVisible();

    await waitFor(() => expect(screen.queryByText('The calendar is on its way.')).not.toBeInTheDocument());
    expect(screen.getByTitle(/Mountain time/)).not.toHaveAttribute('inert');
  });

  it('lays out the rows to come, unheard, while the dates are on their way', () => {
    fakeApi({ [currentCamp]: new Promise<object>(() => undefined) });
    renderPage(<CalendarPage />);

    expect(screen.getByText('Camp Sunday worship and barbecue')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('/camper-birthdate', () => {
  it.each([
    ['2017-06-25', 'Your child is old enough to be vaccinated.'],
    ['2017-06-26', 'You are not old enough to receive a vaccine.'],
    ['2099-01-01', 'Enter a valid date.'],
  ])('answers %s', async (birthdate, answer) => {
    const { user } = renderPage(<CamperBirthdatePage />);
    await user.type(screen.getByLabelText(/birthdate/i), birthdate);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(answer)).toBeVisible();
  });

  it('asks for the date, says that the form is invalid, and puts the focus on the field', async () => {
    const { user } = renderPage(<CamperBirthdatePage />);
    expect(screen.queryByText('Enter campers birthdate.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Enter campers birthdate.')).toBeVisible();
    expect(
      within(screen.getByRole('alert')).getByText('Form invalid. Please correct any errors.'),
    ).toBeVisible();
    expect(screen.getByLabelText(/birthdate/i)).toHaveFocus();
  });
});

describe('pages without dates', () => {
  it.each([
    ['gallery', <GalleryPage key="gallery" />],
    ['store', <StorePage key="store" />],
  ])('/%s is coming soon', (_path, page) => {
    renderPage(page);
    expect(screen.getByText('Coming soon...')).toBeVisible();
  });

  it('/camp-location leads from the interstate to the retreat center', () => {
    renderPage(<CampLocationPage />);
    expect(screen.getByText(/17 miles east/)).toBeVisible();
    expect(screen.getByRole('link', { name: /retreat center/ })).toHaveAttribute('target', '_blank');
  });

  it('/contact names the ways to reach camp, the nurse and the website’s help', () => {
    renderPage(<ContactPage />);
    expect(screen.getByText(/iMessage/)).toBeVisible();
    expect(screen.getByText(/emergency only/)).toBeVisible();
    expect(screen.getByText(/Camp nurse/)).toBeVisible();
    expect(screen.getByText(/Website help/)).toBeVisible();
  });
});
