import { Checkbox } from '@camp/ui/fields/checkbox';
import { Fragment, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { useWriteAnswer } from '../use-write-answer';
import { GroupFieldset } from './group-fieldset';
import type { GroupProps } from './group-props';
import './incidents-group.css';

/**
 * Conditions under one question. A ticked condition asks when it happened. One checkbox says that no condition
 * applies, and clears the others.
 */
export function IncidentsGroup({ id, group, fields, fieldOf }: GroupProps<'incidents'>) {
  const { clearErrors } = useFormContext<FormValues>();
  const write = useWriteAnswer();
  const names = fields.map(({ name }) => name);
  const isAny = useWatch<FormValues>({ name: names }).some((value) => value !== '');
  const [isNone, setIsNone] = useState(false);
  // Unticking a condition doesn't mean that no condition applies.
  if (isAny && isNone) setIsNone(false);

  const sayNone = (chosen: boolean) => {
    setIsNone(chosen);
    if (!chosen) return;
    for (const name of names) write(name, '');
    clearErrors(names);
  };
  return (
    <GroupFieldset id={id} group={group}>
      <div className="incidents">
        {fields.map((field) => (
          <Fragment key={field.name}>{fieldOf(field)}</Fragment>
        ))}
        <Checkbox
          className="incident"
          label={group.none}
          name={`${id}-none`}
          checked={isNone}
          onChange={({ target }) => sayNone(target.checked)}
        />
      </div>
    </GroupFieldset>
  );
}
