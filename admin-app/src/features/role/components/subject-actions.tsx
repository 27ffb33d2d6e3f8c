import { actions } from '@camp/contracts/access/catalogue';
import { subjectWords } from '@camp/contracts/role/words';
import { Button } from '@camp/ui/actions/button';
import { withRights } from '../with-rights';
import { RightBoxes, type RightBoxesProps } from './right-boxes';

/**
 * The actions on one subject. Toggle All checks all if any is unchecked, otherwise it unchecks all. Nobody can give a
 * right that they lack.
 */
export function SubjectActions({ subject, held, mayGive, onChange }: RightBoxesProps) {
  const givable = actions.filter(mayGive);
  const isAnyLeft = givable.some((action) => held[subject]?.[action] !== true);
  return (
    <fieldset className="role-actions">
      <legend>{subjectWords[subject]}</legend>
      <Button
        variant="quiet"
        size="small"
        disabled={givable.length === 0}
        onClick={() => onChange(withRights(held, subject, givable, isAnyLeft))}
      >
        Toggle All
      </Button>
      <RightBoxes subject={subject} held={held} mayGive={mayGive} onChange={onChange} />
    </fieldset>
  );
}
