import { ChevronDownIcon } from '@camp/ui/icons';
import { IconButton } from '@camp/ui/actions/icon-button';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { useWriteAnswer } from '../use-write-answer';
import { GroupFieldset } from './group-fieldset';
import type { GroupProps } from './group-props';
import { Ranking } from './ranking';
import './ranking-group.css';

const buttonId = (name: string, by: -1 | 1) => `${name}-${by < 0 ? 'up' : 'down'}`;

/**
 * The places of a ranking, each with a choice and arrows to move it. Selecting the option of another place swaps the
 * two, so that no option is ranked twice.
 */
export function RankingGroup({ id, group, fields, fieldOf }: GroupProps<'ranking'>) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const write = useWriteAnswer();
  const names = fields.map(({ name }) => name);
  const placeOf = (name: string) => fields.find((field) => field.name === name)?.field.question ?? name;
  const values = useWatch<FormValues>({ name: names }).map((value) =>
    typeof value === 'string' ? value : '',
  );
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);

  /** Both places are set before either is validated, since an option is ranked twice in between. */
  const swap = (name: string, other: string) => {
    const [mine, theirs] = [String(getValues(name)), String(getValues(other))];
    setValue(name, theirs, { shouldDirty: true });
    setValue(other, mine, { shouldDirty: true });
    write(other, mine);
    write(name, theirs);
    const moved = [theirs && `${theirs}: ${placeOf(name)}.`, mine && `${mine}: ${placeOf(other)}.`];
    setSaid(moved.filter(Boolean).join(' '));
  };

  const choose = (name: string, option: string) => {
    const other = names.find((one) => one !== name && option !== '' && getValues(one) === option);
    if (other === undefined) setSaid('');
    else swap(name, other);
  };

  const move = (index: number, by: -1 | 1) => {
    const [name, other] = [names[index], names[index + by]];
    if (name === undefined || other === undefined) return;
    swap(name, other);
    // The focus follows the moved option. At either end, only the opposite arrow is enabled.
    const isAtEnd = names[index + by + by] === undefined;
    const next = buttonId(other, isAtEnd ? (-by as -1 | 1) : by);
    list.current?.querySelector<HTMLButtonElement>(`#${CSS.escape(next)}`)?.focus();
  };

  return (
    <GroupFieldset id={id} group={group}>
      <Ranking value={choose}>
        <ol className="ranking camp-stack camp-plain-list" ref={list}>
          {fields.map((field, index) => (
            <li key={field.name} className="ranking__place">
              <div className="ranking__choice">{fieldOf(field)}</div>
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  id={buttonId(field.name, by)}
                  className={by < 0 ? 'ranking__up' : undefined}
                  label={`Move ${values[index] || placeOf(field.name)} ${by < 0 ? 'up' : 'down'}`}
                  icon={<ChevronDownIcon />}
                  aria-disabled={names[index + by] === undefined || undefined}
                  onClick={() => move(index, by)}
                />
              ))}
            </li>
          ))}
        </ol>
      </Ranking>
      <p className="ranking__said" role="status">
        {said}
      </p>
    </GroupFieldset>
  );
}
