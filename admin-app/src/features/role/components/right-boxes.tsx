import type { Action, RoleActions, Subject } from '@camp/contracts/access/catalogue';
import { rightsOn } from '@camp/contracts/role/words';
import { withRights } from '../with-rights';
import '../role.css';

export interface RightBoxesProps {
  subject: Subject;
  held: RoleActions;
  mayGive: (action: Action) => boolean;
  onChange: (held: RoleActions) => void;
}

/** A check box for each right on a subject. Rights that the person lacks are disabled. */
export function RightBoxes({ subject, held, mayGive, onChange }: RightBoxesProps) {
  return rightsOn(subject).map(({ word, actions }) => {
    const givable = actions.filter(mayGive);
    return (
      <label key={word} className="role-right">
        <input
          type="checkbox"
          className="camp-choice__control"
          checked={actions.some((action) => held[subject]?.[action] === true)}
          disabled={givable.length === 0}
          onChange={(event) => onChange(withRights(held, subject, givable, event.target.checked))}
        />
        {word}
      </label>
    );
  });
}
