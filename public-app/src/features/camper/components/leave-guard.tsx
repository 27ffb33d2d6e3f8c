import { pages } from '@camp/contracts/registries/pages';
import { ConfirmDialog } from '@camp/ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

interface LeaveGuardProps {
  /** Asked at the moment of leaving: whether something would be lost. */
  hasUnsavedWork: () => boolean;
}

/** Another `?copyFrom=` is another form; a `#section` is a place on this one. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a form with unsaved work is left, inside the site and out of it. */
export function LeaveGuard({ hasUnsavedWork }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that has ended must reach the login page; the way back leads here again.
      nextLocation.pathname !== pages.login.path &&
      pageOf(nextLocation) !== pageOf(currentLocation) &&
      hasUnsavedWork(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedWork]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      confirmLabel="Leave page"
      cancelLabel="Stay"
      variant="primary"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>What you typed here has not been submitted yet.</p>
    </ConfirmDialog>
  );
}
