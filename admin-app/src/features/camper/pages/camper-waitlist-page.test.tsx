import { screen, within } from '@testing-library/react';
import { leo, openCamperList, page, rowOf } from '../testing/open-camper-list';
import CamperWaitlistPage from './camper-waitlist-page';

const waiting = 'GET /camper-waitlist/list?sort=createdAt&page=1&pageSize=50';

test('who waits is given a seat, and nothing is offered that would be refused', async () => {
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
  const chosen = screen.getByRole('region', { name: 'Chosen' });
  const offered = within(chosen).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose none', 'Give a seat', 'Export']);

  await user.click(within(chosen).getByRole('button', { name: 'Give a seat' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give a seat' }));

  expect(await screen.findByText('1 camper with a seat now')).toBeVisible();
  expect(api.callsOf(move)[0]?.body).toEqual({ campers: [leo._id], waitlist: false });
});
