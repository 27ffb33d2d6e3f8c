import {
  actions,
  subjects,
  type Action,
  type RoleActions,
  type Subject,
} from '@camp/contracts/access/catalogue';
import type { RolePreset } from '@camp/contracts/role/presets';

/** A role's rights after giving or taking some actions on a subject. */
export const withRights = (
  held: RoleActions,
  subject: Subject,
  given: readonly Action[],
  value: boolean,
): RoleActions => ({
  ...held,
  [subject]: { ...held[subject], ...Object.fromEntries(given.map((action) => [action, value])) },
});

/** Whether two roles have the same rights. */
export const hasSameRights = (one: RoleActions, other: RoleActions): boolean =>
  subjects.every((subject) =>
    actions.every((action) => (one[subject]?.[action] === true) === (other[subject]?.[action] === true)),
  );

/**
 * A role's rights after applying a preset. Rights that the person may not give stay as they are.
 *
 * @param mayGive whether the person holds a right
 * @returns the rights, and whether a part of the preset was omitted
 */
export function withPreset(
  held: RoleActions,
  { permissions }: RolePreset,
  mayGive: (action: Action, subject: Subject) => boolean,
): { held: RoleActions; isWhole: boolean } {
  const wants = (action: Action, subject: Subject) => permissions[subject]?.includes(action) === true;
  let next = held;
  for (const subject of subjects) {
    const givable = actions.filter((action) => mayGive(action, subject));
    const changing = givable.filter(
      (action) => wants(action, subject) !== (held[subject]?.[action] === true),
    );
    for (const action of changing) next = withRights(next, subject, [action], wants(action, subject));
  }
  const isWhole = subjects.every((subject) =>
    actions.every((action) => !wants(action, subject) || mayGive(action, subject)),
  );
  return { held: next, isWhole };
}
