import type { SystemCheck } from '@camp/contracts/system/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import { SystemCard } from './system-card';

const allRight: SystemCheck[] = [
  { name: 'worker', state: 'right', sentence: 'A worker is running.' },
  { name: 'disk', state: 'right', sentence: 'The disk has 12.0 GB left.' },
];

const show = (answer: object) => {
  localStorage.setItem('access_token', 'token');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { admin: ['view'] } }) },
    'GET /system/checks': answer,
  });
  renderPage(<SystemCard />);
};
const answerOf = (checks: SystemCheck[]) => ({ checks, checkedAt: '2027-06-10T12:00:00.000Z' });

test('shows what is right, and that there are no problems', async () => {
  show(answerOf(allRight));

  expect(await screen.findByText('A worker is running.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'System' })).toBeVisible();
  expect(screen.getByText('No problems')).toBeVisible();
});

test('shows what is wrong first, with what to do, then what could not be checked', async () => {
  show(
    answerOf([
      ...allRight,
      { name: 'queue', state: 'not-checked', sentence: 'Not checked, because “redis” isn’t right.' },
      {
        name: 'redis',
        state: 'wrong',
        sentence: 'Redis doesn’t answer.',
        help: 'Start it: docker compose up',
      },
    ]),
  );

  expect(await screen.findByText('1 problem')).toBeVisible();
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Redis doesn’t answer.Start it: docker compose up');
  expect(second).toHaveTextContent(/^Not checked/);
});

test('says that the checks could not be read', async () => {
  show(refusal(409, 'Please try again in a moment.'));

  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
});
