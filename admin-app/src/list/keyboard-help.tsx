import { Dialog } from '@camp/ui/overlays/dialog';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['Escape', 'Close the row'],
  ['/', 'Find anything'],
  ['?', 'Show these shortcuts'],
] as const;

/** The keyboard shortcuts of a list. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" className="camp-dialog--narrow">
      <dl className="list-keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
