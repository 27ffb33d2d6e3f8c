import type { OperationsState } from '@camp/contracts/failed-work/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import { BackupNotice } from './backup-notice';

const now = new Date('2027-06-10T12:00:00Z');

const show = (state: Partial<OperationsState>) => {
  localStorage.setItem('access_token', 'token');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { admin: ['view'] } }) },
    'GET /failed-work/state': { worker: 'up', outbox: 'up', ...state },
  });
  renderPage(<BackupNotice now={now} />);
};

const good = { madeAt: '2027-06-10T08:00:00.000Z', testedAt: '2027-06-10T08:02:00.000Z' };

test('shows when the last backup was made and tested, without a warning', async () => {
  show({ backup: good });

  expect(
    await screen.findByText(/^Last backup: .*June 10.* 8:00 AM \(GMT\)\. Tested on .*8:02 AM/),
  ).toBeVisible();
  expect(screen.queryByText(/^The last backup/)).toBeNull();
});

test('says that there is no backup yet', async () => {
  show({});

  expect(await screen.findByText('No backup yet.')).toBeVisible();
});

test.each<[string, Partial<OperationsState>, string, RegExp]>([
  [
    'an old backup',
    { backup: { madeAt: '2027-06-08T08:00:00.000Z' } },
    'The last backup is old',
    /check the backups\..*June 8.*It wasn’t tested\./,
  ],
  [
    'a failed try',
    { backup: { ...good, failure: { at: now.toISOString(), why: 'The disk is full.' } } },
    'The last backup failed',
    /The disk is full\..*Last backup: .*June 10/,
  ],
  [
    'a restored database',
    { restoredFrom: '2027-06-09T08:00:00.000Z' },
    'The camp’s records were restored',
    /as they were on .*June 9.*No backup yet\./,
  ],
])('warns of %s', async (_what, state, title, text) => {
  show(state);

  expect((await screen.findByText(title)).closest('[role="status"]')).toHaveTextContent(text);
});
