import { isOpenChange } from '@camp/contracts/records/open-change';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { useFormState, useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { chosenFile, picturesOf } from '@camp/forms/values-of-form';

interface FamilyNoticeProps {
  record: RecordDeclaration;
  /** The recipient in words: 'the family'. */
  who: string;
  /** Whether the family gets no email. */
  isSilent: boolean;
  onChange: (isSilent: boolean) => void;
}

/**
 * Lets an administrator skip the email to the family. This is possible only if all changed answers are `open`. The
 * server applies the same rule.
 */
export function FamilyNotice({ record, who, isSilent, onChange }: FamilyNoticeProps) {
  const { dirtyFields } = useFormState<FormValues>();
  const pictures = picturesOf(record).map(([name]) => name);
  const chosen = useWatch<FormValues>({ name: pictures });
  // A picture field counts as touched before a picture is selected.
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
