import { ErrorState } from '@camp/ui/feedback/error-state';
import { partOf } from '@camp/ui/feedback/part-of';
import { Dialog } from '@camp/ui/overlays/dialog';
import { MenuIcon, SearchIcon } from '@camp/ui/icons';
import { useState } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { hasYearAt, destinationAt } from './destinations';
import { Rail } from './rail';
import { useCommandKeys } from './use-command-keys';
import { useUnattended } from './use-unattended';
import { YearSwitch } from './year-switch';
import '@camp/ui/styles/fields.css';
import '@camp/ui/styles/choices.css';
import './frame.css';
import './frame-windows.css';

const CommandBox = partOf<{ onClose: () => void }>(
  () => import('./command-box'),
  null,
  (retry, { onClose }) => (
    <Dialog open onClose={onClose} title="Find">
      <ErrorState onRetry={retry} />
    </Dialog>
  ),
);

/** The layout of the administration: the destinations this person may see, the command box and the camp year. */
export default function Administration() {
  const context = useOutletContext();
  const { pathname } = useLocation();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isFinding, setFinding] = useState(false);
  useUnattended();
  useCommandKeys(() => setFinding(true));

  const here = destinationAt(pathname);
  return (
    <div className="frame">
      <div className="frame__rail" data-print="hide">
        <Rail />
      </div>
      <div className="frame__content">
        <div className="frame__bar" data-print="hide">
          <button
            type="button"
            className="frame__places"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            <MenuIcon />
            {here ?? 'Administration'}
          </button>
          <button
            type="button"
            className="frame__find"
            aria-haspopup="dialog"
            onClick={() => setFinding(true)}
          >
            <SearchIcon />
            <span>Find a camper, parent, payment or page</span>
            <kbd aria-hidden="true">/</kbd>
          </button>
          {hasYearAt(pathname) && <YearSwitch />}
        </div>
        <Outlet context={context} />
      </div>
      <Dialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Administration"
        className="frame-sheet"
      >
        <Rail onGo={() => setSheetOpen(false)} />
      </Dialog>
      {isFinding && <CommandBox onClose={() => setFinding(false)} />}
    </div>
  );
}
