import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const work = { isPending: false, error: null, reset: jest.fn() };

function Registration({ onDelete, busy = false }: { onDelete: () => void; busy?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button onClick={() => setAsking(true)}>Delete</button>
      <ConfirmDialog
        open={asking}
        work={{ ...work, isPending: busy }}
        confirmLabel="Delete registration"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          onDelete();
          setAsking(false);
        }}
      >
        The registration of Maya Torres will be deleted.
      </ConfirmDialog>
    </>
  );
}

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.getByRole('dialog', { name: 'Are you sure?' });
};

describe('ConfirmDialog', () => {
  it('names what is deleted and focuses the safe answer', async () => {
    render(<Registration onDelete={jest.fn()} />);

    const dialog = await ask();

    expect(dialog).toHaveTextContent('The registration of Maya Torres will be deleted.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('runs the action once confirmed and returns the focus', async () => {
    const deleted = jest.fn();
    render(<Registration onDelete={deleted} />);
    await ask();

    await userEvent.click(screen.getByRole('button', { name: 'Delete registration' }));

    expect(deleted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('treats a double click as one, and allows another attempt after a failure', async () => {
    const confirmed = jest.fn();
    const dialog = (state: Partial<{ isPending: boolean; error: Error }>) => (
      <ConfirmDialog
        open
        confirmLabel="Delete"
        onConfirm={confirmed}
        onCancel={jest.fn()}
        work={{ ...work, ...state }}
      >
        Ana goes.
      </ConfirmDialog>
    );
    const { rerender } = render(dialog({}));
    const button = screen.getByRole('button', { name: 'Delete' });

    await userEvent.dblClick(button);
    expect(confirmed).toHaveBeenCalledTimes(1);

    rerender(dialog({ isPending: true }));
    rerender(dialog({ error: new Error('The connection was lost.') }));
    await userEvent.click(button);
    expect(confirmed).toHaveBeenCalledTimes(2);
  });

  it('does nothing when canceled by button, Escape or a click outside', async () => {
    const deleted = jest.fn();
    render(<Registration onDelete={deleted} />);

    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    // Browsers dispatch this event for Escape.
    fireEvent(await ask(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    fireEvent.mouseDown(await ask());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(deleted).not.toHaveBeenCalled();
  });

  it('cannot be closed while its action runs', async () => {
    render(<Registration onDelete={jest.fn()} busy />);

    fireEvent(await ask(), new Event('cancel', { cancelable: true }));

    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete registration' })).toHaveAttribute('aria-busy', 'true');
  });

  it('stays open with the reason after a failure', () => {
    render(
      <ConfirmDialog
        open
        confirmLabel="Delete"
        onConfirm={jest.fn()}
        onCancel={jest.fn()}
        work={{ ...work, error: new Error('Cannot delete yourself!') }}
      >
        Ana goes.
      </ConfirmDialog>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Cannot delete yourself!');
  });
});

describe('Dialog', () => {
  it('stays open on a click inside', async () => {
    const closed = jest.fn();
    render(
      <Dialog open onClose={closed} title="Rename role">
        <p>Its users keep it.</p>
      </Dialog>,
    );

    fireEvent.mouseDown(screen.getByText('Its users keep it.'));
    expect(closed).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('stays open when its own scroll bar is pressed', () => {
    const closed = jest.fn();
    render(<Dialog open onClose={closed} title="Rename role" />);
    const dialog = screen.getByRole('dialog');
    dialog.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);

    fireEvent.mouseDown(dialog, { clientX: 495, clientY: 200 });
    expect(closed).not.toHaveBeenCalled();

    fireEvent.mouseDown(dialog, { clientX: 505, clientY: 200 });
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('stays open if the second click of a double click on its opener lands outside', () => {
    const closed = jest.fn();
    render(<Dialog open onClose={closed} title="Rename role" />);
    const dialog = screen.getByRole('dialog');

    fireEvent.mouseDown(dialog, { detail: 2 });
    expect(closed).not.toHaveBeenCalled();

    fireEvent.mouseDown(dialog, { detail: 1 });
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is removed', (opener: HTMLButtonElement) => opener.remove()],
    ['is disabled', (opener: HTMLButtonElement) => (opener.disabled = true)],
  ])('focuses the page’s heading when its opener %s', (_state, change) => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const page = (open: boolean) => (
      <main>
        <h1>Roles</h1>
        <Dialog open={open} onClose={jest.fn()} title="Rename role" />
      </main>
    );
    const { rerender } = render(page(true));
    change(opener);

    rerender(page(false));

    expect(screen.getByRole('heading', { name: 'Roles' })).toHaveFocus();
    opener.remove();
  });

  it('returns the focus even if the dialog is unmounted', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = render(
      <Dialog open onClose={jest.fn()} title="Rename role">
        <input aria-label="Role name" data-autofocus />
      </Dialog>,
    );
    expect(screen.getByLabelText('Role name')).toHaveFocus();

    unmount();

    expect(opener).toHaveFocus();
    opener.remove();
  });
});
