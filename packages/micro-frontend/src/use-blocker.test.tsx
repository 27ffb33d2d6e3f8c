import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router';
import { createBlockingHistory } from './blocking-history';
import { useBlocker } from './use-blocker';

function Form() {
  const [isDirty, setIsDirty] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => isDirty && nextLocation.pathname !== '/login');
  return (
    <>
      <button onClick={() => setIsDirty(true)}>Type</button>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.proceed}>Leave</button>
          <button onClick={blocker.reset}>Stay</button>
        </>
      )}
    </>
  );
}

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      <Link to="/other">Other</Link>
      <Link to="/login">Login</Link>
      {pathname === '/form' && <Form />}
    </>
  );
}

/** Opens the form, after the home page. */
async function openForm({ dirty }: { dirty: boolean }) {
  window.history.replaceState(null, '', '/start');
  const history = createBlockingHistory();
  const user = userEvent.setup();
  render(
    <HistoryRouter history={history}>
      <Site />
      <Link to="/form">Form</Link>
    </HistoryRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Form' }));
  if (dirty) await user.click(screen.getByRole('button', { name: 'Type' }));
  return { user, history };
}

const isAt = async (path: string) => {
  await screen.findByText(`At ${path}`);
  expect(window.location.pathname).toBe(path);
};

it('does not block without changes', async () => {
  const { user } = await openForm({ dirty: false });

  await user.click(screen.getByRole('link', { name: 'Other' }));

  await isAt('/other');
});

it('blocks until the person chooses to leave', async () => {
  const { user } = await openForm({ dirty: true });

  await user.click(screen.getByRole('link', { name: 'Other' }));
  await isAt('/form');
  await user.click(screen.getByRole('button', { name: 'Leave' }));

  await isAt('/other');
});

it('drops the navigation if the person stays', async () => {
  const { user } = await openForm({ dirty: true });

  await user.click(screen.getByRole('link', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));

  await isAt('/form');
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
});

it('asks on the browser’s back button and goes back after the answer', async () => {
  const { user, history } = await openForm({ dirty: true });

  history.go(-1);
  await screen.findByRole('button', { name: 'Leave' });
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));

  await isAt('/start');
});

it('does not block navigations that the form allows', async () => {
  const { user } = await openForm({ dirty: true });

  await user.click(screen.getByRole('link', { name: 'Login' }));

  await isAt('/login');
});

it('does not block once the form is unmounted', async () => {
  const { user } = await openForm({ dirty: true });
  await user.click(screen.getByRole('link', { name: 'Login' }));

  await user.click(screen.getByRole('link', { name: 'Other' }));

  await isAt('/other');
});
