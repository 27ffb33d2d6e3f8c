import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import ContentListPage from './content-list-page';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

const editor = parent({ permissions: { content: ['edit-all'] } });

test('lists every subject, and says which have the original words', async () => {
  fakeApi({
    'GET /user/current': { msg: editor },
    'GET /content/list': [
      { subject: 'home', version: 0, savedAt: null },
      { subject: 'staff', version: 2, savedAt: '2026-05-04T15:00:00.000Z' },
      { subject: 'mail-receipt', version: 0, savedAt: null },
    ],
  });
  renderPage(<ContentListPage />, '/admin/content');
  const cardOf = (link: HTMLElement) => within(link.closest('li') as HTMLElement);

  const home = await screen.findByRole('link', { name: 'Home page' });
  expect(home).toHaveAttribute('href', '/admin/content/home');
  expect(cardOf(home).getByText('Original words')).toBeVisible();
  expect(cardOf(home).getByText('The headline, facts and steps to camp.')).toBeVisible();
  expect(cardOf(screen.getByRole('link', { name: 'Staff' })).getByText('Changed May 4, 2026')).toBeVisible();
  const emails = within(screen.getByRole('region', { name: 'Emails' }));
  expect(emails.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Receipt']);
});

test('a list that does not load can be tried again', async () => {
  const api = fakeApi({
    'GET /user/current': { msg: editor },
    'GET /content/list': refusal(400, 'No list.'),
  });
  const { user } = renderPage(<ContentListPage />, '/admin/content');

  expect(await screen.findByText('No list.')).toBeVisible();
  api.answer('GET /content/list', [{ subject: 'home', version: 0, savedAt: null }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Home page' })).toBeVisible();
});
