import { publicPages } from '@camp/contracts/registries/public-pages';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker, type Location } from 'react-router-dom';
import type { FormValues } from './form-values';

interface LeaveGuardProps {
  /** The form had unsaved work before any typing, such as a restored draft. */
  hasWork: boolean;
  /** Called on leaving. Whether the work was sent. */
  isSent: () => boolean;
  /** What happens to the work. */
  children: ReactNode;
}

/** Another `?copyFrom=` is another form. A `#section` is part of this form. */
const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before the person leaves the form with unsaved work, for another page or another site. */
export function LeaveGuard({ hasWork, isSent, children }: LeaveGuardProps) {
  const { isDirty } = useFormState<FormValues>();
  const hasUnsavedWork = useCallback(() => !isSent() && (isDirty || hasWork), [isSent, isDirty, hasWork]);
  return <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>{children}</LeaveQuestion>;
}

interface LeaveQuestionProps {
  /** Called on leaving. Must be memoized. */
  hasUnsavedWork: () => boolean;
  /** The work stays if only the query of the address changes. */
  staysWithQuery?: boolean;
  /** What happens to the work. */
  children: ReactNode;
}

/** As `LeaveGuard`, for a form that manages its own values. */
export function LeaveQuestion({ hasUnsavedWork, staysWithQuery = false, children }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // An expired session must reach the login page, which leads back here.
      nextLocation.pathname !== publicPages.login.path &&
      pageOf(nextLocation) !== pageOf(currentLocation) &&
      !(staysWithQuery && nextLocation.pathname === currentLocation.pathname) &&
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
