import { Dialog } from '@camp/ui/overlays/dialog';
import { IconButton } from '@camp/ui/actions/icon-button';
import { ChevronDownIcon, CloseIcon } from '@camp/ui/icons';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import './drawer.css';

interface DrawerProps {
  title: ReactNode;
  children: ReactNode;
  /** The position in the list: '2 of 12'. */
  position: string | undefined;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Minimum width for the drawer beside the list. Same value as in drawer.css. */
const beside = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(beside);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isBeside = () => window.matchMedia(beside).matches;

/** One row in full, beside the list if there is room, otherwise over the list. */
export function Drawer({ title, children, position, onMove, onClose }: DrawerProps) {
  const steps = <Steps position={position} onMove={onMove} />;
  return useSyncExternalStore(subscribe, isBeside) ? (
    <aside className="list-drawer" aria-label="Details" data-print="hide">
      <div className="list-drawer__steps camp-note">
        {steps}
        <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <Heading>{title}</Heading>
      {children}
    </aside>
  ) : (
    <Dialog open onClose={onClose} title={title} className="list-drawer-sheet">
      <div className="list-drawer__steps camp-note">{steps}</div>
      {children}
    </Dialog>
  );
}

/** The heading gets the focus when the drawer opens or the row changes. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="list-drawer__title">
      {children}
    </h2>
  );
}

function Steps({ position, onMove }: Pick<DrawerProps, 'position' | 'onMove'>) {
  return (
    <>
      <p role="status" className="list-drawer__position">
        {position}
      </p>
      <IconButton
        label="Previous (k)"
        icon={<ChevronDownIcon style={{ rotate: '180deg' }} />}
        onClick={() => onMove(-1)}
      />
      <IconButton label="Next (j)" icon={<ChevronDownIcon />} onClick={() => onMove(1)} />
    </>
  );
}
