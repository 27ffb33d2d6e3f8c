import type { ReactNode } from 'react';
import '@camp/ui/styles/fields.css';

interface GroupFieldsetProps {
  /** The group's name in the declaration. */
  id: string;
  group: { title: string; hint?: string };
  children: ReactNode;
}

/** Id of a group's fieldset. @param group its name in the declaration */
export const groupFieldsetId = (group: string) => `${group}-group`;

/** Fields under one title, with a hint that screen readers read with it. */
export function GroupFieldset({ id, group: { title, hint }, children }: GroupFieldsetProps) {
  const hintId = `${id}-hint`;
  return (
    <fieldset id={groupFieldsetId(id)} className="camp-field camp-group" aria-describedby={hint && hintId}>
      <legend className="camp-field__label">{title}</legend>
      {hint && (
        <p className="camp-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
