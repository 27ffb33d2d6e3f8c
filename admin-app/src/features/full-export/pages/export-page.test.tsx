import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ExportPage from './export-page';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

test('lists what is exported and downloads the archive', async () => {
  URL.createObjectURL = () => 'blob:1';
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { admin: ['view'] } }) },
    'GET /full-export/contents': {
      kinds: [{ file: 'campers', what: 'Campers', records: 1200 }],
      encryptedOnly: ['Notes on registrations'],
    },
    'GET /full-export/file?format=json': () => new Response('PK'),
  });
  renderPage(<ExportPage />, '/admin/export');

  expect(await screen.findByRole('row', { name: /Campers campers 1,200/ })).toBeInTheDocument();
  expect(screen.getByText('Only in the encrypted file: Notes on registrations.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON files' }));

  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('camp-json.zip');
});
