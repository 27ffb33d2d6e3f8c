import {
  actions,
  subjects,
  type Action,
  type Permissions,
  type RoleActions,
  type Subject,
} from '../access/catalogue';
import { withoutOwner } from '../access/can';

/** Labels of the subjects. A subject without a label doesn't compile. */
export const subjectWords: Readonly<Record<Subject, string>> = {
  counselor: 'Counselors',
  staff: 'Staff applications',
  admin: 'Administration',
  camper: 'Campers',
  'camper-waitlist': 'Waitlist',
  'counselor-app': 'Counselor applications',
  user: 'People',
  role: 'Roles',
  camp: 'Camps',
  parent: 'Parents',
  'covid-19-upload': 'Proofs of vaccination',
  test: 'Test form',
  stripe: 'Payments',
  'staff-about': 'Staff profiles',
  content: 'Texts',
};

/** Labels of the actions. */
export const actionWords: Readonly<Record<Action, string>> = {
  create: 'create',
  edit: 'edit own',
  'edit-all': 'edit everyone’s',
  delete: 'delete own',
  'delete-all': 'delete everyone’s',
  view: 'view own',
  'view-all': 'view everyone’s',
  data: 'view sensitive answers',
};

/** Staff profiles are written with the rights on everyone's records, and everyone can see them. */
const wordFor = (subject: Subject, action: Action): string =>
  (withoutOwner.has(subject) && action !== 'data') || (subject === 'staff-about' && action === 'view')
    ? action.replace('-all', '')
    : actionWords[action];

/** A labeled choice and its actions. Subjects without owners have one choice for both actions. */
export interface RightInWords {
  word: string;
  actions: readonly Action[];
}

/** The rights on a subject, as the form offers them. */
export const rightsOn = (subject: Subject): RightInWords[] =>
  [...new Set(actions.map((action) => wordFor(subject, action)))].map((word) => ({
    word,
    actions: actions.filter((action) => wordFor(subject, action) === word),
  }));

/**
 * Describes rights in one plain sentence per subject: 'Campers: create, view everyone’s, view sensitive answers.'
 *
 * @param permissions of a person, or of one role
 */
export const sentencesOf = (permissions: Permissions): string[] =>
  subjects.flatMap((subject) => {
    const held = permissions[subject] ?? [];
    if (held.length === 0) return [];
    if (held.length === actions.length) return [`${subjectWords[subject]}: everything.`];
    const words = actions.filter((action) => held.includes(action)).map((action) => wordFor(subject, action));
    return [`${subjectWords[subject]}: ${[...new Set(words)].join(', ')}.`];
  });

/** The actions in one set of rights that another set lacks. They show what a change grants or revokes. */
export const differenceOf = (one: RoleActions, other: RoleActions): Permissions =>
  Object.fromEntries(
    subjects.flatMap((subject) => {
      const changed = actions.filter(
        (action) => (one[subject]?.[action] === true) !== (other[subject]?.[action] === true),
      );
      return changed.length > 0 ? [[subject, changed]] : [];
    }),
  );
