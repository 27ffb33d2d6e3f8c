import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const renderTabs = (onSelect?: (id: string) => void) =>
  render(
    <Tabs
      label="Records"
      onSelect={onSelect}
      tabs={[
        { id: 'now', label: 'This year', content: 'Maya' },
        { id: 'prior', label: 'Prior Years', content: 'Leo' },
        { id: 'payments', label: 'Payments', content: '$300.00' },
      ]}
    />,
  );

describe('Tabs', () => {
  it('shows the first one and only that', () => {
    renderTabs();

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('This year');
    expect(screen.getByRole('tabpanel', { name: 'This year' })).toHaveTextContent('Maya');
    expect(screen.queryByText('Leo')).not.toBeInTheDocument();
  });

  it('moves and selects with the arrow keys around the ends, Home and End', async () => {
    const selected = jest.fn();
    renderTabs(selected);
    const user = userEvent.setup();
    await user.tab();

    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Payments' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('$300.00');

    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Prior Years' })).toHaveFocus();

    await user.keyboard('{End}{Home}');
    expect(screen.getByRole('tab', { name: 'This year' })).toHaveFocus();
    expect(selected.mock.calls.flat()).toEqual(['payments', 'now', 'prior', 'payments', 'now']);
  });

  it('is one stop of the Tab key, then its panel', async () => {
    renderTabs();
    const user = userEvent.setup();

    await user.tab();
    await user.tab();

    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
