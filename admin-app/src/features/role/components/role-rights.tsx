import type { Action, RoleActions, Subject } from '@camp/contracts/access/catalogue';
import { subjects } from '@camp/contracts/access/catalogue';
import { subjectWords } from '@camp/contracts/role/words';
import { RightBoxes } from './right-boxes';
import '../role.css';

interface RoleRightsProps {
  held: RoleActions;
  mayGive: (action: Action, subject: Subject) => boolean;
  onChange: (held: RoleActions) => void;
}

/** Every right of a role in plain words, one line per subject where there is room. */
export function RoleRights({ held, mayGive, onChange }: RoleRightsProps) {
  return (
    <div className="role-rights">
      {subjects.map((subject) => (
        <fieldset key={subject} className="role-rights__subject">
          <legend>{subjectWords[subject]}</legend>
          <RightBoxes
            subject={subject}
            held={held}
            mayGive={(action) => mayGive(action, subject)}
            onChange={onChange}
          />
        </fieldset>
      ))}
    </div>
  );
}
