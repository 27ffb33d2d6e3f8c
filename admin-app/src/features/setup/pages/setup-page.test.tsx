import { accessTokenKey } from '@camp/api-client/session';
import type { ContentRecord } from '@camp/contracts/content/operations';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import SetupPage from './setup-page';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => {
  localStorage.clear();
  applySavedContent({});
});

const administrator = parent({ permissions: { content: ['edit-all'] }, roles: ['user', 'admin'] });

const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], values);

/** @param own words that the camp saved */
function recordOf(subject: ContentSubjectName, own: ContentSource = {}): ContentRecord {
  const { defaults: shipped, fields } = contentSubjects[subject];
  const defaults = Object.fromEntries(Object.keys(fields).map((path) => [path, valueAt(shipped, path)]));
  const version = Object.keys(own).length > 0 ? 1 : 0;
  return { subject, version, source: { ...defaults, ...own }, defaults, versions: [] };
}

function show(
  own: ContentSource = {},
  answers: Parameters<typeof fakeApi>[0] = {},
  address = '/admin/setup',
) {
  const api = fakeApi({
    'GET /user/current': { msg: administrator },
    'GET /content/read/camp': recordOf('camp', own),
    'GET /content/read/time-zones': recordOf('time-zones'),
    'GET /content/read/appearance': recordOf('appearance'),
    'GET /content/read/site': recordOf('site'),
    'GET /content/current': {},
    'GET /content/list': [],
    'GET /camp/list': [],
    ...answers,
  });
  return { api, ...renderPage(<SetupPage />, address, '/admin/setup') };
}

const summary = (subject: ContentSubjectName, savedAt: string | null) => ({ subject, version: 0, savedAt });

const step = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement;

test('begins with the first step that is not done, without the example’s words', async () => {
  show({ name: 'Lake Hope' });

  expect(within(await step('Name')).getByText('Done')).toBeVisible();
  expect(within(await step('Logo and color')).getByText('Optional')).toBeVisible();
  expect(within(await step('First camp year')).getByText('To do')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Organization' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByLabelText(/^EIN/)).toHaveValue('');
});

test('saves the fields of a step, leaves the others, and goes on', async () => {
  const saved = recordOf('camp', { name: 'Lake Hope' });
  const { user, api, router } = show({}, { 'POST /content/save/camp': saved });
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect(await screen.findAllByText('Enter: Name of the camp.')).not.toHaveLength(0);
  expect(api.callsOf('POST /content/save/camp')).toEqual([]);

  await user.type(screen.getByLabelText(/^Name of the camp/), 'Lake Hope');
  expect(screen.getByLabelText(/^Tagline/)).toHaveValue('');
  await user.type(screen.getByLabelText(/^Tagline/), 'A week on the water');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findByRole('form', { name: 'Organization' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?step=organization'));
  expect(api.callsOf('POST /content/save/camp')[0]?.body).toEqual({
    version: 0,
    source: { ...recordOf('camp').source, name: 'Lake Hope', tagline: 'A week on the water' },
  });
});

test('an empty link is stored, so that the example’s is not shown', async () => {
  const { user, api } = show({}, { 'POST /content/save/camp': recordOf('camp') }, '/admin/setup?step=links');

  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));

  await screen.findByRole('form', { name: 'Time zone' });
  expect(api.callsOf('POST /content/save/camp')[0]?.body).toMatchObject({
    source: { 'social.group.address': '', 'social.photos.address': '', 'calendar.address': '' },
  });
});

test('the time zone begins with the one of the device', async () => {
  const here = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  here.mockReturnValue({ timeZone: 'America/Los_Angeles' } as Intl.ResolvedDateTimeFormatOptions);
  show({}, {}, '/admin/setup?step=time-zone');

  expect(await screen.findByRole('combobox', { name: /^Time zone/ })).toHaveValue('America/Los_Angeles');
  here.mockRestore();
});

test('only the email address of the camp is required as a contact', async () => {
  const { user, api } = show(
    {},
    { 'POST /content/save/camp': recordOf('camp') },
    '/admin/setup?step=contacts',
  );

  await user.type(await screen.findByLabelText(/^Email address of the camp/), 'camp@lake-hope.test');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  await screen.findByRole('form', { name: 'Links' });
  expect(api.callsOf('POST /content/save/camp')[0]?.body).toMatchObject({
    source: { 'contact.email': 'camp@lake-hope.test', 'contact.message': '', 'contact.nurse.phone': '' },
  });
});

test('one choice is enough for the time zone', async () => {
  const { user, api } = show(
    {},
    { 'POST /content/save/time-zones': recordOf('time-zones') },
    '/admin/setup?step=time-zone',
  );

  await user.selectOptions(await screen.findByRole('combobox', { name: /^Time zone/ }), 'America/Chicago');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  await screen.findByRole('form', { name: 'Logo and color' });
  expect(api.callsOf('POST /content/save/time-zones')[0]?.body).toMatchObject({
    source: { zones: [{ firstYear: '1950', zone: 'America/Chicago' }] },
  });
});

test('says at once that a color is hard to read, and can be skipped', async () => {
  const { user } = show({}, {}, '/admin/setup?step=appearance');
  const color = await screen.findByLabelText(/^Color of links/);

  await user.clear(color);
  await user.type(color, '#ffcc00');
  expect(screen.getByText(/^Choose a darker color\./)).toBeVisible();
  await user.clear(color);
  await user.type(color, '#a3461f');
  await user.click(screen.getByRole('button', { name: 'Skip for now' }));

  expect(await screen.findByRole('link', { name: 'Create your first camp year' })).toHaveAttribute(
    'href',
    '/camp/create?returnUrl=%2Fadmin%2Fsetup%3Fstep%3Dcamp',
  );
});

test('lists the texts that still make the example’s claims', async () => {
  show(
    {},
    {
      'GET /content/list': [
        summary('home', null),
        summary('donations', null),
        summary('camper-home', '2026-11-01T00:00:00.000Z'),
        summary('privacy', null),
      ],
    },
    '/admin/setup?step=camp',
  );

  const home = await screen.findByRole('link', { name: 'Home page' });
  expect(home).toHaveAttribute('href', '/admin/content/home');
  expect(home.closest('li')).toHaveTextContent('Home page: a Christian camp with a nurse');
  expect(screen.getByRole('link', { name: 'Donations' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Camper home' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Privacy notice' })).toBeNull();
});

test('confirms a text whose claims are true, as it is', async () => {
  const home = recordOf('home');
  let list = [summary('home', null), summary('donations', null)];
  const { user, api } = show(
    { name: 'Lake Hope' },
    {
      'GET /content/list': () => list,
      'GET /content/read/home': home,
      'POST /content/save/home': () => {
        list = [summary('home', '2026-11-01T00:00:00.000Z'), summary('donations', null)];
        return { ...home, version: 1 };
      },
    },
    '/admin/setup?step=camp',
  );

  await user.click(await screen.findByRole('button', { name: 'It’s all true: Home page' }));

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Home page' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Donations' })).toBeVisible();
  expect(api.callsOf('POST /content/save/home')[0]?.body).toEqual({ version: 0, source: home.source });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('ends with the open site', async () => {
  show(
    {},
    { 'GET /camp/list': [openCamp({ startDate: '2100-07-24T00:00:00.000Z' })] },
    '/admin/setup?step=camp',
  );

  expect(await screen.findByText(/^Your site is open\./)).toHaveTextContent(/Registration is open\.$/);
  expect(screen.getByRole('link', { name: window.location.origin })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Open the site without it' })).toBeNull();
});

test('is for the role admin', async () => {
  show({}, { 'GET /user/current': { msg: parent({ permissions: { content: ['edit-all'] } }) } });

  expect(await screen.findByText('Only people with the role admin can set up a camp')).toBeVisible();
});
