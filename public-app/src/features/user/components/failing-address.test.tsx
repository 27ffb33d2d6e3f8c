import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, pat } from '../testing/open-profile';

const update = `POST /user/update/${pat._id}`;
const title = 'Our emails to you come back.';

it('leads to the address, or takes the owner’s word that it is right', async () => {
  let current: object = { ...pat, mailFails: true };
  const { fake } = open({ user: current as typeof pat });
  fake.answer('GET /user/current', () => ({ msg: current }));
  fake.answer(update, () => {
    current = pat;
    return { result: true, msg: current };
  });

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change my email' })).toHaveAttribute(
    'href',
    `/user/edit/${pat._id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'My address is right' }));

  expect(await screen.findByText('Thanks! We’ll keep emailing you at this address.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  expect(fake.callsOf(update).map(({ body }) => body)).toEqual([{ mailWorks: 'Yes' }]);
});

it('is not shown while emails arrive', async () => {
  open({});

  await screen.findByRole('heading', { name: 'Pat Parent' });

  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
