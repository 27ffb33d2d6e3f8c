import { Button, ButtonRow } from '@camp/ui/actions/button';
import { saveFile } from '@camp/ui/save-file';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

const focusOnIt = (list: HTMLElement | null) => list?.focus();

/** New recovery codes, which are never shown again. They take the focus when they appear. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'camp-recovery-codes.txt');
  return (
    <div className="user-form" role="status" tabIndex={-1} ref={focusOnIt}>
      <h3>Save your recovery codes</h3>
      <p>
        Each code lets you log in once without your phone. We won’t show them again, so print them or keep
        them in a safe place.
      </p>
      <ul className="camp-plain-list user-security__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="quiet" onClick={save}>
          Save as a file
        </Button>
        <Button variant="pine" onClick={onDone}>
          I saved them
        </Button>
      </ButtonRow>
    </div>
  );
}
