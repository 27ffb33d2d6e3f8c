import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxMenu } from './checkbox-menu';

function Roles({ onChange, busy }: { onChange?: (roles: string[]) => void; busy?: boolean }) {
  const [roles, setRoles] = useState(['user']);
  return (
    <CheckboxMenu
      label="Roles"
      accessibleLabel="Roles of Ana Torres"
      options={['user', 'nurse', { value: 'admin', label: 'admin', disabled: true }]}
      value={roles}
      busy={busy}
      onToggle={(role, chosen) => {
        const next = chosen ? [...roles, role] : roles.filter((name) => name !== role);
        setRoles(next);
        onChange?.(next);
      }}
    />
  );
}

describe('CheckboxMenu', () => {
  it('names the number of selected options and their owner', () => {
    render(<Roles />);

    expect(screen.getByRole('button', { name: 'Roles of Ana Torres, 1 selected' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('toggles several options without closing', async () => {
    const changed = jest.fn();
    render(<Roles onChange={changed} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByLabelText('nurse'));
    await userEvent.click(screen.getByLabelText('user'));

    expect(changed.mock.calls).toEqual([[['user', 'nurse']], [['nurse']]]);
    expect(screen.getByLabelText('nurse')).toBeChecked();
    expect(screen.getByLabelText('admin')).toBeDisabled();
  });

  it('closes with Escape and returns the focus', async () => {
    render(<Roles />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByLabelText('nurse'));

    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('toggles by a click on an option’s label, on a page that takes the focus itself', async () => {
    const changed = jest.fn();
    render(
      <main tabIndex={-1}>
        <Roles onChange={changed} />
      </main>,
    );
    await userEvent.click(screen.getByRole('button'));

    await userEvent.click(screen.getByText('nurse'));
    await userEvent.click(screen.getByText('user'));

    expect(changed.mock.calls).toEqual([[['user', 'nurse']], [['nurse']]]);
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  });

  it('toggles nothing while a change is saved, and keeps the focus where it is', async () => {
    const changed = jest.fn();
    const { rerender } = render(<Roles onChange={changed} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(screen.getByLabelText('user')).toHaveFocus();

    rerender(<Roles onChange={changed} busy />);
    await userEvent.keyboard(' ');

    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByLabelText('user')).toHaveFocus();
    expect(screen.getByLabelText('nurse')).toHaveAttribute('aria-disabled', 'true');
  });
});
