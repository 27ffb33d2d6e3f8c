import { fakeApi } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import UnsubscribePage from './unsubscribe-page';

const leave = 'POST /user/unsubscribe?token=t1';
const comeBack = `${leave}&again=Yes`;

it('unsubscribes only when the button is pressed, and subscribes again', async () => {
  const fake = fakeApi({
    [leave]: { result: true, msg: 'You won’t get group messages anymore.' },
    [comeBack]: { result: true, msg: 'You’ll get group messages again.' },
  });
  const { router, user } = renderPage(<UnsubscribePage />, '/user/unsubscribe?token=t1');

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(fake.callsOf(leave)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));

  const message = await screen.findByText('You won’t get group messages anymore.');
  expect(message.closest('[role="status"]')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
  await screen.findByText('You’ll get group messages again.');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect([fake.callsOf(leave), fake.callsOf(comeBack)].map(({ length }) => length)).toEqual([1, 1]);
});

it('says that a link without its token is incomplete', () => {
  fakeApi({});
  renderPage(<UnsubscribePage />, '/user/unsubscribe');

  expect(screen.getByText('This link is incomplete.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
});
