import type { Action, RoleActions, Subject } from '@camp/contracts/access/catalogue';
import { subjects } from '@camp/contracts/access/catalogue';
import { rightsOn, subjectWords } from '@camp/contracts/role/words';
import { RightBoxes } from './right-boxes';
import { withRights } from '../with-rights';
import '../role.css';

interface RoleRightsProps {
  held: RoleActions;
  mayGive: (action: Action, subject: Subject) => boolean;
  onChange: (held: RoleActions) => void;
}

/** Every right of a role in plain words: what is about one subject stands on one line where there is room. */
export function RoleRights({ held, mayGive, onChange }: RoleRightsProps) {
  return (
    <div className="role-rights">
      {subjects.map((subject) => (
        <fieldset key={subject} className="role-rights__subject">
          <legend>{subjectWords[subject]}</legend>
          <RightBoxes
            rights={rightsOn(subject)}
            isHeld={(action) => held[subject]?.[action] === true}
            mayGive={(action) => mayGive(action, subject)}
            onChange={(given, value) => onChange(withRights(held, subject, given, value))}
          />
        </fieldset>
      ))}
    </div>
  );
}
