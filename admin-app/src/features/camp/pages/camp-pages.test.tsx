import { campContent } from '@camp/contracts/content/camp';
import { accessTokenKey } from '@camp/api-client/session';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import { campRecord } from '@camp/contracts/camp/record';
import { askedNames } from '@camp/contracts/records/names';
import { subjects } from '@camp/contracts/access/catalogue';
import { campTextMissing } from '@camp/contracts/test/sentences/camp';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { yearOfNewCamp } from '@camp/contracts/camp/years';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import CampEditPage from './camp-edit-page';
import CampListPage from './camp-list-page';

const camp = {
  ...openCamp(),
  ...Object.fromEntries(
    Object.entries(campYearDefaults(2027)).map(([name, date]) => [name, date.toISOString()]),
  ),
  year: 2027,
};
const may = { permissions: Object.fromEntries(subjects.map((subject) => [subject, ['create', 'edit']])) };

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

const show = (answers: object, address: string, route = '/camp/create') => {
  const api = fakeApi({
    'GET /user/current': { msg: parent(may) },
    'GET /camp/list': [camp],
    'GET /content/mails': {},
    ...answers,
  });
  return { api, ...renderPage(<CampEditPage />, address, route) };
};
const stationOf = (label: RegExp) => screen.getByLabelText(label).closest('li') as HTMLElement;

test('a new camp starts with the next free year, and a rejected save says why', async () => {
  const next = yearOfNewCamp(new Date(), [camp.year]);
  const refused = 'This year has a camp already.';
  const { user } = show({ 'POST /camp/create': refusal(409, refused) }, '/camp/create');

  expect(await screen.findByLabelText(/^Year/)).toHaveValue(String(next));
  expect(screen.getByLabelText(/^Camp start$/)).toHaveValue(`${next}-12-31`);
  expect(screen.queryByText('Default')).toBeNull();
  await user.click(screen.getByRole('button', { name: `Use the default dates for ${next}` }));
  expect(screen.getAllByText('Default')).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: /^Copy cost, seats, themes and directors from 2027/ }));
  await user.click(screen.getByRole('button', { name: 'Create Camp' }));

  const notifications = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(notifications).findByText(refused)).toBeVisible();
});

test('selecting a year fills in its dates, marks them as proposed, and copies the rest from last year', async () => {
  const { api, user, router } = show(
    { 'POST /camp/create': { result: true, msg: camp, _id: camp._id } },
    '/camp/create',
  );
  await user.click(await screen.findByRole('button', { name: 'Create Camp' }));
  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getAllByText(campTextMissing)).toHaveLength(11);

  await user.selectOptions(screen.getByLabelText(/^Year/), '2028');
  expect(screen.getAllByText('Default')).toHaveLength(9);
  expect(screen.getByLabelText(/^Camp start$/)).toHaveValue('2028-08-26');
  await user.click(screen.getByRole('button', { name: /^Copy cost, seats, themes and directors from 2027/ }));
  await user.clear(screen.getByLabelText(/^Registration cost/));
  await user.type(screen.getByLabelText(/^Registration cost/), '401');
  expect(screen.getByText('Max of 400')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Registration cost/));
  await user.type(screen.getByLabelText(/^Registration cost/), '310');
  await user.click(screen.getByRole('button', { name: 'Create Camp' }));

  expect(await screen.findByText('Camp successfully created!')).toBeVisible();
  expect(router.state.location.pathname).toBe('/camp/list');
  const [sent] = api.callsOf('POST /camp/create');
  expect(sent?.body).toMatchObject({
    year: 2028,
    startDate: '2028-08-26',
    registrationCost: '310',
    director1Name: camp.director1Name,
  });
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('the other dates of a new camp follow from its start', async () => {
  const { user } = show({}, '/camp/create');
  const type = async (label: RegExp, value: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  };
  await user.selectOptions(await screen.findByLabelText(/^Year/), '2028');
  expect(screen.queryByRole('button', { name: 'Set the other dates by camp start' })).toBeNull();

  await type(/^Camp start$/, '2028-07-09');
  await user.click(screen.getByRole('button', { name: 'Set the other dates by camp start' }));
  expect(screen.getByLabelText(/^Camp start$/)).toHaveFocus();

  expect(screen.getByLabelText(/^Camp end$/)).toHaveValue('2028-07-14');
  expect(screen.getByLabelText(/^Registration start$/)).toHaveValue('2028-04-23');
  expect(screen.getByLabelText(/^Camper registration due$/)).toHaveValue('2028-06-11');
  expect(screen.getAllByText('Default')).toHaveLength(8);
  expect(document.querySelectorAll('.date-trail__warning')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Set the other dates by camp start' })).toBeNull();
});

test('a change shows beside its date, in the emails of a chosen day, and in what families notice', async () => {
  const update = `POST /camp/update/${camp._id}`;
  const { api, user, router } = show(
    { [update]: { result: true, msg: camp, _id: camp._id } },
    `/camp/edit/${camp._id}`,
    '/camp/edit/:id',
  );
  const change = async (label: RegExp, value: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  };
  expect(await screen.findByLabelText(/^Year/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save Camp' })).toBeDisabled();

  await change(/^Camp end$/, '2027-08-01');
  const contradiction = 'Camp start (August 28, 2027) is after camp end (August 1, 2027).';
  expect(within(stationOf(/^Camp end$/)).getByText(contradiction)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Camp end: use the default, September 2, 2027' }));
  expect(screen.queryByText(contradiction)).toBeNull();
  expect(screen.getByLabelText(/^Camp end$/)).toHaveFocus();

  await change(/^Camper registration due$/, '2027-07-20');
  await change(/^On this date/, '2027-07-21');
  expect(
    screen.getByText(
      'Registration is due (the late fee starts the next day): July 31, 2027 becomes July 20, 2027.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Registration costs $325.00, including the late fee.')).toBeVisible();
  await user.click(screen.getByText('Payment link'));
  const mail = screen.getByRole('article', { name: `Your payment link for ${campContent.name} 2027` });
  expect(within(mail).getByText(/Please pay as soon as you can to secure it\./)).toBeVisible();
  expect(within(mail).getByText('$325.00')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save Camp' }));
  expect(await screen.findByText('Camp successfully updated!')).toBeVisible();
  expect(router.state.location.pathname).toBe('/camp');
  expect(api.callsOf(update)[0]?.body).toEqual({ registrationCamperEnd: '2027-07-20' });
});

test('a date with too many digits counts as missing until it is corrected', async () => {
  show({}, `/camp/edit/${camp._id}`, '/camp/edit/:id');
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^Year/);
  const missing = 'Choose a year and fill in the dates and cost to see the preview.';

  enter(/^Camp start$/, '20277-08-28');
  expect(screen.getByText('Camp begins: August 28, 2027 becomes not set.')).toBeVisible();
  expect(screen.getByText(missing)).toBeVisible();
  enter(/^Camp start$/, '2027-08-28');
  enter(/^On this date/, '20277-07-22');
  expect(screen.getByText(missing)).toBeVisible();
  enter(/^On this date/, '2027-07-22');
  expect(screen.queryByText(missing)).toBeNull();
});

test.each([
  ['/camp/create', '/camp/create'],
  [`/camp/edit/${camp._id}`, '/camp/edit/:id'],
])('%s asks every field of a camp year', async (address, route) => {
  const { container } = show({}, address, route);
  await screen.findByLabelText(/^Year/);
  for (const name of askedNames(campRecord))
    expect([name, container.querySelectorAll(`[name=${name}]`).length]).toEqual([name, 1]);
});

test('lists the years as cards, without buttons for people who may not edit', async () => {
  fakeApi({ 'GET /user/current': { msg: parent() }, 'GET /camp/list': [camp] });
  renderPage(<CampListPage />, '/camp/list');
  const card = (await screen.findByRole('heading', { name: '2027' })).closest('li') as HTMLElement;
  expect(within(card).getByText('August 28, 2027 to September 2, 2027')).toBeVisible();
  for (const theme of [camp.campTheme, camp.skitTheme, camp.danceTheme])
    expect(within(card).getAllByText(theme).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /Edit|Create/ })).toBeNull();
});

test('the current camp comes first, then the newest', async () => {
  const of = (year: number) => ({ ...camp, year, _id: `64b00000000000000000${year}` });
  fakeApi({
    'GET /user/current': { msg: parent() },
    'GET /camp/current': of(2027),
    'GET /camp/list': [of(2026), of(2027), of(2028), of(2029)],
  });
  renderPage(<CampListPage />, '/camp/list');
  await screen.findByText('Current camp');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim())).toEqual([
    '2027 Current camp',
    '2029',
    '2028',
    '2026',
  ]);
});

test('a free camp is saved after a confirmation', async () => {
  const update = `POST /camp/update/${camp._id}`;
  const { api, user } = show(
    { [update]: { result: true, msg: camp, _id: camp._id } },
    `/camp/edit/${camp._id}`,
    '/camp/edit/:id',
  );
  const cost = await screen.findByLabelText(/^Registration cost/);
  await user.clear(cost);
  await user.type(cost, '0');
  await user.click(screen.getByRole('button', { name: 'Save Camp' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Is this camp free?' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf(update)).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Save Camp' }));
  await user.click(dialog().getByRole('button', { name: 'Save as a free camp' }));
  expect(await screen.findByText('Camp successfully updated!')).toBeVisible();
  expect(api.callsOf(update)[0]?.body).toEqual({ registrationCost: '0' });
});

test('a changed camp asks before the person leaves it, and an unchanged one does not', async () => {
  const { user } = show({}, `/camp/edit/${camp._id}`, '/camp/edit/:id');
  await user.type(await screen.findByLabelText(/^Director 1 name/), ' Jr.');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('You haven’t saved your changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.clear(screen.getByLabelText(/^Director 1 name/));
  await user.type(screen.getByLabelText(/^Director 1 name/), camp.director1Name);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('Another page')).toBeVisible();
});
