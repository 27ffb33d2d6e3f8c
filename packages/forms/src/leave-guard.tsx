import { publicPages } from '@camp/contracts/registries/public-pages';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker, type Location } from 'react-router-dom';
import type { FormValues } from './form-values';

interface LeaveGuardProps {
  /** There was work in the form before anything was typed: a draft was restored. */
  hasWork: boolean;
  /** Asked at the moment of leaving: whether the work has arrived. */
  isSent: () => boolean;
  /** What becomes of the work. */
  children: ReactNode;
}

/** Another `?copyFrom=` is another form; a `#section` is a place on this one. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before the form around it is left with unsaved work, inside the site and out of it. */
export function LeaveGuard({ hasWork, isSent, children }: LeaveGuardProps) {
  const { isDirty } = useFormState<FormValues>();
  const hasUnsavedWork = useCallback(() => !isSent() && (isDirty || hasWork), [isSent, isDirty, hasWork]);
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
