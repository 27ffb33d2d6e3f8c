import { isOpenChange } from '@camp/contracts/records/open-change';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { useFormState, useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { chosenFile, picturesOf } from '@camp/forms/values-of-form';

interface FamilyNoticeProps {
  record: RecordDeclaration;
  /** Whom the email is for: 'the family'. */
  who: string;
  /** Whoever changes it wants no email to the family. */
  isSilent: boolean;
  onChange: (isSilent: boolean) => void;
}

/**
 * What the family hears of a change that somebody else makes: an email, unless nothing but `open` answers change and
 * whoever changes them chooses silence. The server decides by the same rule.
 */
export function FamilyNotice({ record, who, isSilent, onChange }: FamilyNoticeProps) {
  const { dirtyFields } = useFormState<FormValues>();
  const pictures = picturesOf(record).map(([name]) => name);
  const chosen = useWatch<FormValues>({ name: pictures });
  // A picture counts as touched before anybody has chosen one.
  const isEmpty = (name: string) =>
    pictures.includes(name) && chosenFile(chosen[pictures.indexOf(name)]) === undefined;
  const changed = Object.keys(dirtyFields).filter((name) => !isEmpty(name));
  const mayBeSilent = isOpenChange(record, changed);
  return (
    <div className="family-notice">
      <Checkbox
        label={`Don’t email ${who} about this change`}
        name="silent"
        checked={isSilent && mayBeSilent}
        disabled={!mayBeSilent}
        hint={
          mayBeSilent
            ? 'Only for changes to basics such as names, grade or shirt size.'
            : 'We always email them about changes to contact, pick-up or medical answers.'
        }
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
