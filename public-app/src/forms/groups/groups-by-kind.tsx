import type { Group } from '@camp/contracts/records/record';
import { Fragment, type ComponentType } from 'react';
import { FieldRow } from '@camp/ui/form-section';
import type { GroupProps } from './group-props';

/** Days of the last incidents, under one question. */
function Incidents({ id, group, fields, fieldOf }: GroupProps<'incidents'>) {
  const hintId = `${id}-hint`;
  return (
    <fieldset className="camp-field camp-group" aria-describedby={group.hint && hintId}>
      <legend className="camp-field__label">{group.title}</legend>
      {group.hint && (
        <p className="camp-field__hint" id={hintId}>
          {group.hint}
        </p>
      )}
      <FieldRow>
        {fields.map((field) => (
          <Fragment key={field.name}>{fieldOf(field)}</Fragment>
        ))}
      </FieldRow>
    </fieldset>
  );
}

/** The labels of the fields name the person: the group needs no word of its own. */
const Contact = ({ children }: GroupProps<'contact'>) => children;

const Ranking = ({ children }: GroupProps<'ranking'>) => children;

/** How each kind of group stands in a form: a kind without a look does not compile. */
export const groupsByKind: { [Kind in Group['kind']]: ComponentType<GroupProps<Kind>> } = {
  incidents: Incidents,
  contact: Contact,
  ranking: Ranking,
};
