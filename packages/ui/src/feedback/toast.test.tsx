import { useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Dialog } from '../overlays/dialog';
import { ToastProvider, useFormToast, useToast, type Toasts } from './toast';

let toast: Toasts;
let forms: { one: Toasts; other: Toasts };

let setDialogOpen: (open: boolean) => void;

function Listener() {
  const [isOpen, setOpen] = useState(false);
  toast = useToast();
  forms = { one: useFormToast(), other: useFormToast() };
  setDialogOpen = setOpen;
  return <Dialog open={isOpen} onClose={() => undefined} title="A row" />;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Listener />
    </ToastProvider>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const show = (what: () => void) => act(what);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Toast', () => {
  it('stays for ten seconds', () => {
    show(() => toast.success('Camper successfully created!'));

    pass(9_999);
    expect(screen.getByText('Camper successfully created!')).toBeInTheDocument();

    pass(1);
    expect(screen.queryByText('Camper successfully created!')).not.toBeInTheDocument();
  });

  it('is inside an open dialog, since nothing outside can be clicked', () => {
    const inDialog = () => within(screen.getByRole('dialog')).queryByText('Your changes are saved.');
    show(() => toast.success('Your changes are saved.'));
    show(() => setDialogOpen(true));
    expect(inDialog()).toBeInTheDocument();
    show(() => setDialogOpen(false));
    expect(screen.getByText('Your changes are saved.')).toBeVisible();
  });

  it('is not shown twice, and restarts its time instead', () => {
    show(() => toast.error('Form invalid. Please correct any errors.'));
    pass(8_000);
    show(() => toast.error('Form invalid. Please correct any errors.'));

    expect(screen.getAllByText('Form invalid. Please correct any errors.')).toHaveLength(1);
    pass(9_000);
    expect(screen.getByText('Form invalid. Please correct any errors.')).toBeInTheDocument();
    pass(1_000);
    expect(screen.queryByText('Form invalid. Please correct any errors.')).not.toBeInTheDocument();
  });

  it('is not shown twice for the same text, whatever its kind', () => {
    show(() => toast.error('Your session has expired.'));
    pass(8_000);
    show(() => toast.info('Your session has expired.'));

    expect(screen.getAllByText('Your session has expired.')).toHaveLength(1);
    expect(within(screen.getByRole('status')).getByText('Your session has expired.')).toBeInTheDocument();
    pass(9_000);
    expect(screen.getByText('Your session has expired.')).toBeInTheDocument();
  });

  it('is shown beside toasts with other texts, each with its own time', () => {
    show(() => toast.info('First'));
    pass(5_000);
    show(() => toast.info('Second'));
    pass(5_000);

    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('of a success removes earlier errors, and nothing else', () => {
    show(() => toast.info('We sent a link.'));
    show(() => toast.error('Form invalid. Please correct any errors.'));
    show(() => toast.success('User updated successfully.'));

    expect(screen.queryByText('Form invalid. Please correct any errors.')).not.toBeInTheDocument();
    expect(screen.getByText('We sent a link.')).toBeInTheDocument();
    expect(screen.getByText('User updated successfully.')).toBeInTheDocument();
  });

  it('interrupts a screen reader only for errors', () => {
    show(() => toast.success('Email Verified'));
    show(() => toast.error('File too large'));

    expect(within(screen.getByRole('alert')).getByText('File too large')).toBeInTheDocument();
    expect(within(screen.getByRole('status')).getByText('Email Verified')).toBeInTheDocument();
  });

  it('can be dismissed', () => {
    show(() => toast.success('Email Verified'));

    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(screen.queryByText('Email Verified')).not.toBeInTheDocument();
  });

  it('waits while a person points at it', () => {
    show(() => toast.success('Email Verified'));

    fireEvent.mouseEnter(screen.getByText('Email Verified'));
    pass(60_000);
    expect(screen.getByText('Email Verified')).toBeInTheDocument();

    fireEvent.mouseLeave(screen.getByText('Email Verified'));
    pass(10_000);
    expect(screen.queryByText('Email Verified')).not.toBeInTheDocument();
  });

  it('of a form disappears at its next attempt, and others stay', () => {
    show(() => toast.success('Your receipt is on its way.'));
    show(() => forms.one.error('Form invalid. Please correct any errors.'));
    show(() => forms.other.error('File too large'));

    show(() => {
      forms.one.clear();
      forms.one.success('Your changes are saved.');
    });

    expect(screen.queryByText('Form invalid. Please correct any errors.')).toBeNull();
    for (const stays of ['Your receipt is on its way.', 'File too large', 'Your changes are saved.'])
      expect(screen.getByText(stays)).toBeInTheDocument();
  });

  it('with Undo stays for its ten seconds, and undoes its own action', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    show(() => forms.one.success('A seat was given.', { undo: first }));
    pass(5_000);
    show(() => forms.one.success('A seat was given.', { undo: second }));
    show(() => {
      forms.one.clear();
      forms.one.error('File too large');
    });
    pass(4_999);

    expect(screen.getAllByText('A seat was given.')).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
    expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([1, 0]);
    expect(screen.getAllByText('A seat was given.')).toHaveLength(1);
    pass(5_001);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('has a second line for details', () => {
    show(() => toast.success('Camper successfully created!', { detail: 'Maya has a spot.' }));

    const toasts = within(screen.getByRole('status'));
    expect(toasts.getByText('Camper successfully created!')).toBeInTheDocument();
    expect(toasts.getByText('Maya has a spot.')).toBeInTheDocument();
  });

  it('can be cleared with all others', () => {
    show(() => toast.success('Email Verified'));
    show(() => toast.error('File too large'));

    show(() => toast.clear());

    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });
});
