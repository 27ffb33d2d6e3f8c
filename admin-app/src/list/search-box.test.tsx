import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box';

function List() {
  const [text, setText] = useState('x');
  return (
    <>
      <SearchBox text={text} hint="" onSearch={setText} />
      <button onClick={() => setText('')}>Show all</button>
      <p>Searched: {text || 'nothing'}</p>
    </>
  );
}

test('follows the address while it has the focus', async () => {
  render(<List />);
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'yz');
  expect(await screen.findByText('Searched: xyz')).toBeVisible();

  act(() => screen.getByRole('button').click());

  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
});

test('does not search for what was typed before the address changed', async () => {
  render(<List />);
  await userEvent.type(screen.getByRole('searchbox'), 'yz');

  await userEvent.click(screen.getByRole('button'));
  await act(() => new Promise((done) => setTimeout(done, 400)));

  expect(screen.getByText('Searched: nothing')).toBeVisible();
});

test('leaves what is typed after a search was sent', async () => {
  render(<List />);
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'y');
  expect(await screen.findByText('Searched: xy')).toBeVisible();

  await userEvent.type(box, 'z ');

  expect(box).toHaveValue('xyz ');
  expect(await screen.findByText('Searched: xyz')).toBeVisible();
  expect(box).toHaveValue('xyz ');
});
