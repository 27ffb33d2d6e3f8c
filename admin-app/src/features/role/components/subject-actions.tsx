import { actions, type Action, type RoleActions, type Subject } from '@camp/contracts/access/catalogue';
import { rightsOn, subjectWords } from '@camp/contracts/role/words';
import { Button } from '@camp/ui/actions/button';
import { withRights } from '../with-rights';
import { RightBoxes } from './right-boxes';

interface SubjectActionsProps {
  subject: Subject;
  held: RoleActions;
  mayGive: (action: Action) => boolean;
  onChange: (held: RoleActions) => void;
}

/** The actions of one subject; Toggle All checks all if any is unchecked, else none. Nobody gives what they lack. */
export function SubjectActions({ subject, held, mayGive, onChange }: SubjectActionsProps) {
  const own = held[subject] ?? {};
  const givable = actions.filter(mayGive);
  const set = (given: readonly Action[], value: boolean) => onChange(withRights(held, subject, given, value));
  return (
    <fieldset className="role-actions">
      <legend>{subjectWords[subject]}</legend>
      <Button
        variant="quiet"
        size="small"
        disabled={givable.length === 0}
        onClick={() =>
          set(
            givable,
            givable.some((action) => own[action] !== true),
          )
        }
      >
        Toggle All
      </Button>
      <RightBoxes
        rights={rightsOn(subject)}
        isHeld={(action) => own[action] === true}
        mayGive={mayGive}
        onChange={set}
      />
    </fieldset>
  );
}
