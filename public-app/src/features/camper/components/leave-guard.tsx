import { publicPages } from '@camp/contracts/registries/public-pages';
import { Button } from '@camp/ui/button';
import { Dialog } from '@camp/ui/dialog';
import { useEffect, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

interface LeaveGuardProps {
  /** Asked at the moment of leaving: whether something would be lost. */
  hasUnsavedWork: () => boolean;
  /** What becomes of the work. */
  children: ReactNode;
}

/** Another `?copyFrom=` is another form; a `#section` is a place on this one. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before a form with unsaved work is left, inside the site and out of it. */
export function LeaveGuard({ hasUnsavedWork, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A session that has ended must reach the login page; the way back leads here again.
      nextLocation.pathname !== publicPages.login.path &&
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

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Are you sure?"
      className="camp-dialog--narrow"
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            Leave page
          </Button>
          <Button onClick={stay} data-autofocus>
            Stay
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
