import type { OpenedRecord } from '@camp/contracts/related-records/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhoOpened } from './who-opened';

const child: OpenedRecord = {
  _id: '68a1f0c2e4b0a1d2c3f4a5b6',
  kind: 'camper',
  nameFirst: 'Lucia',
  nameLast: 'Rivera',
  campYear: 2026,
  openings: [
    {
      ...{ when: '2026-06-02T10:00:00Z', times: 12, part: 'medical', how: 'list' },
      ...{ initials: 'N. R.', roles: ['nurse'] },
    },
    { when: '2026-06-01T10:00:00Z', times: 1, part: 'picture', how: 'record' },
  ],
  more: true,
};

async function open(openings: OpenedRecord[]) {
  const fake = fakeApi({ 'GET /data/openings': openings });
  renderPage(<WhoOpened />, '/user/profile');
  await userEvent.click(screen.getByText('Who opened your medical answers'));
  return fake;
}

it('says when, who and in which role, also if that person has left', async () => {
  await open([child]);

  expect(await screen.findByRole('heading', { name: 'Lucia Rivera, camp 2026' })).toBeVisible();
  expect(screen.getByText('N. R. (nurse) opened medical answers in a list, 12 times')).toBeVisible();
  expect(screen.getByText('Somebody who has left opened proof of vaccination')).toBeVisible();
  expect(screen.getByText('Older entries aren’t shown.')).toBeVisible();
});

it('names an export of everything, and folds all but the latest lines', async () => {
  const days = Array.from({ length: 25 }, (_, day) => ({
    ...({
      when: `2026-05-${String(25 - day).padStart(2, '0')}T10:00:00Z`,
      times: 1,
      part: 'medical',
      how: 'everything',
    } as const),
    initials: `A. ${day}.`,
  }));
  await open([{ ...child, openings: days, more: false }]);

  expect(await screen.findByText('A. 19. opened medical answers in an export of all records')).toBeVisible();
  expect(screen.getByText(/^A. 20. /)).not.toBeVisible();
  await userEvent.click(screen.getByText('Earlier (5)'));
  expect(screen.getByText(/^A. 24. /)).toBeVisible();
});

it('says so if nobody opened anything', async () => {
  await open([{ ...child, openings: [], more: false }]);

  expect(await screen.findByText('Nobody has opened them.')).toBeVisible();
});
