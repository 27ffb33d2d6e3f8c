import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './actions/button';
import { DatesTrail } from './content/dates-trail';
import { ErrorState } from './feedback/error-state';
import { CheckIcon } from './icons';
import { KeyValueList } from './content/key-value-list';
import { LinkButton } from './actions/link-button';
import { ProgressBar } from './feedback/progress-bar';
import { Table } from './content/table';
import { TextLink } from './actions/text-link';
import { TopLoadingBar } from './feedback/top-loading-bar';
import { TrailSign } from './content/trail-sign';

describe('Button', () => {
  it('never submits a form by accident', () => {
    render(<Button>Add</Button>);

    expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('type', 'button');
  });

  it('gets the focus back after its action, unless the person has moved on', async () => {
    const form = (busy: boolean) => (
      <>
        <Button busy={busy}>Send</Button>
        <input aria-label="Next" />
      </>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button');

    button.focus();
    rerender(form(true));
    // jsdom leaves the focus on a disabled button. Browsers remove it.
    button.blur();
    rerender(form(false));
    expect(button).toHaveFocus();

    rerender(form(true));
    screen.getByLabelText('Next').focus();
    rerender(form(false));
    expect(screen.getByLabelText('Next')).toHaveFocus();
  });

  it('is disabled and announces it while busy', async () => {
    const pressed = jest.fn();
    render(
      <Button busy onClick={pressed}>
        Submit Registration
      </Button>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Submit Registration' }));

    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('links', () => {
  it('announce that they open a new tab', () => {
    render(
      <MemoryRouter>
        <TextLink to="/packing-list" newTab>
          Packing list
        </TextLink>
      </MemoryRouter>,
    );

    const link = screen.getByRole('link', { name: 'Packing list (opens in a new tab)' });

    expect(link).toHaveAttribute('href', '/packing-list');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('have no address while disabled', () => {
    render(
      <LinkButton to="/camper/create" disabled>
        Register Again
      </LinkButton>,
    );

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Register Again' })).toBeDisabled();
  });
});

describe('progress', () => {
  it('is hidden at zero', () => {
    const { container, rerender } = render(<ProgressBar value={0} />);
    expect(container).toBeEmptyDOMElement();

    rerender(<ProgressBar value={30} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');

    rerender(<TopLoadingBar />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow');
  });
});

describe('TrailSign', () => {
  it.each([
    ['submitted', 'Registration Submitted'],
    ['waitlist', 'Waitlist Registration Submitted'],
    ['awaiting-payment', 'Awaiting Payment'],
    ['paid', 'Payment Received'],
    ['incomplete', 'Application Incomplete'],
  ] as const)('shows %s in the words of the specification', (kind, words) => {
    render(<TrailSign kind={kind} />);

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('can show other words', () => {
    render(<TrailSign kind="submitted">Application Submitted</TrailSign>);

    expect(screen.getByText('Application Submitted')).toBeInTheDocument();
  });
});

describe('icons', () => {
  it('are hidden from screen readers without a label', () => {
    render(
      <>
        <CheckIcon data-testid="decoration" />
        <CheckIcon label="Paid" />
      </>,
    );

    expect(screen.getByTestId('decoration')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('img', { name: 'Paid' })).not.toHaveAttribute('aria-hidden');
  });
});

describe('ErrorState', () => {
  it('is announced and offers a retry', async () => {
    const tried = jest.fn();
    render(<ErrorState onRetry={tried} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByRole('alert')).toHaveTextContent('This didn’t load');
    expect(tried).toHaveBeenCalledTimes(1);
  });
});

describe('Table', () => {
  it('keeps rows and headers for screen readers', () => {
    render(
      <Table
        caption="Deadlines"
        rows={[{ what: 'Camper registration due', when: 'June 27' }]}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', header: 'What', cell: ({ what }) => what, isRowHeader: true },
          { key: 'when', header: 'When', cell: ({ when }) => when },
        ]}
      />,
    );

    expect(screen.getByRole('table', { name: 'Deadlines' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader')).toHaveTextContent('Camper registration due');
    expect(screen.getByRole('cell', { name: 'June 27' })).toBeInTheDocument();
  });
});

describe('DatesTrail', () => {
  it('is a named table and marks the current date', () => {
    render(
      <DatesTrail
        label="Important dates"
        dates={[
          { date: 'June 15', title: 'Registration opens', state: 'past' },
          { date: 'June 27', dateTime: '2027-06-27', title: 'Camper registration due', state: 'now' },
        ]}
      />,
    );

    expect(screen.getByRole('table', { name: 'Important dates' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Event',
    ]);
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'date']);
  });
});

describe('KeyValueList', () => {
  it('shows a dash for a missing value, but a zero as it is', () => {
    render(
      <KeyValueList
        items={[
          { label: 'Alternative phone', value: '' },
          { label: 'Years at camp', value: 0 },
        ]}
      />,
    );

    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '0']);
  });
});
