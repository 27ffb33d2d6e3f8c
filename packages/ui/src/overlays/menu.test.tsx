import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Menu, type MenuItem } from './menu';

const pages: readonly MenuItem[] = [
  { label: 'Camper Info', to: '/camper-home' },
  { label: 'Camper Registration', to: '/camper/create' },
  { label: 'View Campers', to: '/camper/list' },
];

const renderMenu = (items = pages) => {
  render(
    <MemoryRouter>
      <Menu label="Campers" items={items} />
      <button>Elsewhere</button>
      <Routes>
        <Route path="/camper-home" element={<p>Camp is a week long.</p>} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Campers' }) };
};

const entry = (name: string) => screen.getByRole('link', { name });

describe('Menu', () => {
  it('is closed at first and announces whether it is open', async () => {
    const { user, button } = renderMenu();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await user.click(button);

    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('opens with arrow down at the first entry and with arrow up at the last', async () => {
    const { user, button } = renderMenu();
    button.focus();

    await user.keyboard('{ArrowDown}');
    expect(entry('Camper Info')).toHaveFocus();

    await user.keyboard('{Escape}{ArrowUp}');
    expect(entry('View Campers')).toHaveFocus();
  });

  it('wraps around with the arrow keys, and jumps with Home and End', async () => {
    const { user, button } = renderMenu();
    button.focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(entry('Camper Registration')).toHaveFocus();

    await user.keyboard('{End}{ArrowDown}');
    expect(entry('Camper Info')).toHaveFocus();

    await user.keyboard('{ArrowUp}');
    expect(entry('View Campers')).toHaveFocus();

    await user.keyboard('{Home}');
    expect(entry('Camper Info')).toHaveFocus();
  });

  it('closes with Escape and returns the focus', async () => {
    const { user, button } = renderMenu();
    button.focus();
    await user.keyboard('{ArrowDown}{Escape}');

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus or a click goes elsewhere', async () => {
    const { user, button } = renderMenu();
    button.focus();
    await user.keyboard('{ArrowUp}{Tab}');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to a page and closes', async () => {
    const { user, button } = renderMenu();
    await user.click(button);

    await user.click(entry('Camper Info'));

    expect(screen.getByText('Camp is a week long.')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the current page’s entry', async () => {
    const { user, button } = renderMenu([...pages, { label: 'Camper FAQs', to: '/camper-home#faq' }]);
    await user.click(button);
    await user.click(entry('Camper Info'));

    await user.click(button);

    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked).toEqual([entry('Camper Info')]);
    expect(entry('Camper Info')).toHaveAttribute('aria-current', 'page');
  });

  it('runs an action, closes, and keeps the focus in reach', async () => {
    const exported = jest.fn();
    const { user, button } = renderMenu([
      { label: 'Export as CSV', onSelect: exported },
      { label: 'Delete', onSelect: jest.fn(), disabled: true },
    ]);
    await user.click(button);

    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));

    expect(exported).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });
});
