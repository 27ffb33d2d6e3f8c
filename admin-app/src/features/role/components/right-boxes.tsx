import type { Action } from '@camp/contracts/access/catalogue';
import type { RightInWords } from '@camp/contracts/role/words';
import '../role.css';

interface RightBoxesProps {
  rights: readonly RightInWords[];
  isHeld: (action: Action) => boolean;
  mayGive: (action: Action) => boolean;
  onChange: (given: readonly Action[], value: boolean) => void;
}

/** A box for each right; one that the person does not hold cannot be given or taken. */
export function RightBoxes({ rights, isHeld, mayGive, onChange }: RightBoxesProps) {
  return rights.map(({ word, actions }) => {
    const givable = actions.filter(mayGive);
    return (
      <label key={word} className="role-right">
        <input
          type="checkbox"
          className="camp-choice__control"
          checked={actions.some(isHeld)}
          disabled={givable.length === 0}
          onChange={(event) => onChange(givable, event.target.checked)}
        />
        {word}
      </label>
    );
  });
}
