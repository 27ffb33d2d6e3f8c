import { refusal } from '@camp/testing/browser/fake-api';
import { screen, within } from '@testing-library/react';
import { leo, openCamperList, page, rowOf } from '../testing/open-camper-list';
import CamperWaitlistPage from './camper-waitlist-page';

const waiting = 'GET /camper-waitlist/list?sort=createdAt&page=1&pageSize=50';

test('gives a waitlisted camper a seat, and offers nothing that would be rejected', async () => {
  const move = 'POST /camper/waitlist';
  const { api, user } = openCamperList(
    {
      'GET /view/list?list=camper-waitlist': [],
      [waiting]: () => page([leo]),
      [move]: [{ _id: leo._id, result: true }],
    },
    { address: '/camper-waitlist/list', Page: CamperWaitlistPage },
  );
  await user.click(within(await rowOf('Leo Parent')).getByRole('checkbox'));
  const chosen = screen.getByRole('region', { name: 'Selected' });
  const offered = within(chosen).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Clear selection', 'Give a seat', 'Export']);

  await user.click(within(chosen).getByRole('button', { name: 'Give a seat' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give a seat' }));

  expect(await screen.findByText('1 camper now has a seat')).toBeVisible();
  expect(screen.getByText('1 camper now has a seat').closest('[data-print="hide"]')).not.toBeNull();
  expect(api.callsOf(move)[0]?.body).toEqual({ campers: [leo._id], waitlist: false });
});

describe('a seat that was just given', () => {
  const undo = `POST /camper/undoseat/${leo._id}`;
  const give = async (answer: object) => {
    const { api, user } = openCamperList(
      {
        'GET /view/list?list=camper-waitlist': [],
        [waiting]: () => page([leo]),
        'POST /camper/waitlist': [{ _id: leo._id, result: true }],
        [undo]: answer,
      },
      { address: '/camper-waitlist/list', Page: CamperWaitlistPage },
    );
    await user.click(within(await rowOf('Leo Parent')).getByRole('checkbox'));
    const chosen = screen.getByRole('region', { name: 'Selected' });
    await user.click(within(chosen).getByRole('button', { name: 'Give a seat' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give a seat' }));
    expect(await screen.findByText('Seat given to Leo Parent')).toBeVisible();
    expect(screen.getByText('The email will be sent in 10 seconds.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    return api;
  };

  test('can be taken back, and the list shows it', async () => {
    const api = await give({ result: true, msg: leo, _id: leo._id });

    expect(await screen.findByText('1 camper moved back to the waitlist. No email was sent.')).toBeVisible();
    expect([api.callsOf(undo).length, api.callsOf(waiting).length]).toEqual([1, 3]);
    expect(screen.queryByText('Seat given to Leo Parent')).toBeNull();
    expect(screen.queryByText('1 camper now has a seat')).toBeNull();
  });

  test('stays if the server refuses, and the page says why', async () => {
    await give(refusal(409, 'The camper has been paid for and keeps the seat.'));

    expect(await screen.findByText('The camper has been paid for and keeps the seat.')).toBeVisible();
  });
});
