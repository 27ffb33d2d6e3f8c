import { dateWrong } from '@camp/contracts/test/sentences/sentences';
import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { screen, waitFor, within } from '@testing-library/react';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import CalendarPage from './calendar-page';
import CamperBirthdatePage from './camper-birthdate-page';
import CampLocationPage from './camp-location-page';
import ContactPage from './contact-page';
import CovidPolicyPage from './covid-policy-page';
import PackingListPage from './packing-list-page';
import StorePage from './store-page';

const currentCamp = 'GET /camp/current';

const { pathname, search } = new URL(campContent.calendar.address);

const calendarCall = `GET ${pathname}${search}`;

const withCamp = (values: Partial<CurrentCamp> = {}) => fakeApi({ [currentCamp]: openCamp(values) });

afterEach(() => applySavedContent({}));

describe('/packing-list', () => {
  it('shows the themes of the current camp', async () => {
    withCamp();
    renderPage(<PackingListPage />);
    expect(await screen.findByText('Fifties')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What NOT to bring' })).toBeVisible();
  });

  it('names the camp, its dates and its contacts on paper', async () => {
    withCamp();
    renderPage(<PackingListPage />);
    const dates = await screen.findByText(/^Camp 2027 · July/);
    expect(dates).toHaveTextContent('Camp 2027 · July 24 – 29, 2027');
    expect(dates.closest('[data-print="only"]')).toHaveTextContent(
      `Questions? Email ${campContent.contact.email}. For emergencies only, call the landline at camp: ${campContent.place.emergencyPhone}`,
    );
    expect(screen.getByText('Packing list')).toHaveAttribute('data-camp', campContent.name);
  });

  it('says TBD for a camp without themes', async () => {
    withCamp({ danceTheme: '', skitTheme: '' });
    renderPage(<PackingListPage />);
    expect(await screen.findAllByText('TBD')).toHaveLength(2);
  });

  it('shows outlines until the themes load', () => {
    fakeApi({ [currentCamp]: new Promise<object>(() => undefined) });
    renderPage(<PackingListPage />);
    expect(screen.getAllByText('Loading')).toHaveLength(2);
    expect(screen.queryByText('TBD')).not.toBeInTheDocument();
  });

  it('says that the themes failed to load', async () => {
    fakeApi({ [currentCamp]: refusal(400, 'Not now.') });
    renderPage(<PackingListPage />);
    expect(await screen.findByText(/can’t show this year’s themes right now/)).toBeVisible();
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
    expect(screen.getByText(/All children 17 and under/)).toBeVisible();
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

  it('offers a subscription that a calendar app opens, and its address', async () => {
    withCamp();
    renderPage(<CalendarPage />);

    expect(await screen.findByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      'webcal://localhost/calendar.ics',
    );
    expect(screen.getByRole('link', { name: 'this link' })).toHaveAttribute('href', '/calendar.ics');
  });

  it('covers the frame of a calendar that does not respond, and links to it', async () => {
    fakeApi({
      [currentCamp]: openCamp(),
      [calendarCall]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    renderPage(<CalendarPage />);

    expect(await screen.findByText('The calendar isn’t loading right now. We’ll keep trying.')).toBeVisible();
    expect(screen.getByTitle(/Mountain time/)).toHaveAttribute('inert');
    expect(screen.getByRole('link', { name: /Open this calendar on its own page/ })).toHaveAttribute(
      'href',
      campContent.calendar.address,
    );
  });

  it('uncovers the calendar once it responds', async () => {
    fakeApi({ [currentCamp]: openCamp(), [calendarCall]: {} });
    renderPage(<CalendarPage />);
    expect(screen.getByText('Loading the calendar…')).toBeVisible();

    await waitFor(() => expect(screen.queryByText('Loading the calendar…')).not.toBeInTheDocument());
    expect(screen.getByTitle(/Mountain time/)).not.toHaveAttribute('inert');
  });

  it('reserves the rows while the dates load, hidden from screen readers', () => {
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
    ['2099-01-01', dateWrong],
  ])('answers %s', async (birthdate, answer) => {
    const { user } = renderPage(<CamperBirthdatePage />);
    await user.type(screen.getByLabelText(/birthdate/i), birthdate);
    await user.click(screen.getByRole('button', { name: 'Check birthdate' }));
    expect(await screen.findByText(answer)).toBeVisible();
  });

  it('asks for the date, says that the form is invalid, and focuses the field', async () => {
    const { user } = renderPage(<CamperBirthdatePage />);
    expect(screen.queryByText(camperSentences.missing.birthdate)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check birthdate' }));
    expect(await screen.findByText(camperSentences.missing.birthdate)).toBeVisible();
    expect(
      within(screen.getByRole('alert')).getByText('Form invalid. Please correct any errors.'),
    ).toBeVisible();
    expect(screen.getByLabelText(/birthdate/i)).toHaveFocus();
  });
});

describe('pages without dates', () => {
  afterEach(() => applySavedContent({}));

  it('/store is coming soon', () => {
    renderPage(<StorePage />);
    expect(screen.getByText('Coming soon...')).toBeVisible();
  });

  it('/camp-location gives directions from the interstate to the retreat center', () => {
    renderPage(<CampLocationPage />);
    expect(screen.getByText(/17 miles east/)).toBeVisible();
    expect(
      screen.getByRole('link', { name: new RegExp(`^${campContent.place.name} website`) }),
    ).toHaveAttribute('target', '_blank');
  });

  it('/contact lists the ways to reach camp, the nurse and the website’s help', () => {
    renderPage(<ContactPage />);
    expect(screen.getByText(/iMessage/)).toBeVisible();
    expect(screen.getByText(/emergencies only/)).toBeVisible();
    expect(screen.getByText(/the camp nurse/)).toBeVisible();
    expect(screen.getByText(/Help with this website/)).toBeVisible();
  });

  describe('for a camp without a landline, a nurse, iMessage and website help', () => {
    const values = {
      'place.distance': '',
      'place.emergencyPhone': '',
      'place.directionsNote': '',
      'contact.message': '',
      'contact.website.email': '',
      'contact.nurse.phone': '',
      'contact.nurse.email': '',
    };
    beforeEach(() => applySavedContent({ camp: { version: 1, values } }));

    it('/contact has the camp’s email address only', () => {
      renderPage(<ContactPage />);
      expect(screen.getByText('Please email:')).toBeVisible();
      expect(screen.getAllByRole('link', { name: campContent.contact.email })).toHaveLength(2);
      expect(screen.queryByText(/iMessage|landline|nurse/)).toBeNull();
    });

    it('/camp-location has neither the landline nor the distance', () => {
      renderPage(<CampLocationPage />);
      expect(screen.getByText(`Camp is ${campContent.place.setting}.`)).toBeVisible();
      expect(screen.queryByText(/landline/)).toBeNull();
    });

    it('/packing-list prints the email address only', () => {
      withCamp();
      renderPage(<PackingListPage />);
      expect(screen.getByText(`Questions? Email ${campContent.contact.email}.`)).toBeInTheDocument();
    });
  });

  it('shows bare digits as a phone number to call', () => {
    const values = { 'place.emergencyPhone': '2065550101', 'contact.nurse.phone': '12065550102' };
    applySavedContent({ camp: { version: 1, values } });
    const phones = () => screen.getAllByRole('link', { name: /206/ });
    const contact = renderPage(<ContactPage />);
    expect(phones().map(({ textContent }) => textContent)).toEqual(['(206) 555-0101', '(206) 555-0102']);
    expect(phones().map((link) => link.getAttribute('href'))).toEqual([
      'tel:+12065550101',
      'tel:+12065550102',
    ]);
    contact.unmount();

    const location = renderPage(<CampLocationPage />);
    expect(phones().map(({ textContent }) => textContent)).toEqual(['(206) 555-0101']);
    location.unmount();

    withCamp();
    renderPage(<PackingListPage />);
    expect(screen.getByText(/landline at camp: \(206\) 555-0101$/)).toBeVisible();
  });
});
