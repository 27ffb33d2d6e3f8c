import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { roleKeys } from '@camp/api-client/role/queries';
import { userKeys } from '@camp/api-client/user/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { permissionsOf } from '@camp/contracts/access/can';
import {
  actions,
  subjects,
  type Action,
  type RoleActions,
  type Subject,
} from '@camp/contracts/access/catalogue';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { RoleRecord } from '@camp/contracts/role/operations';
import * as roleOperations from '@camp/contracts/role/operations';
import type { RolePreset } from '@camp/contracts/role/presets';
import { rightsOn, sentencesOf, subjectWords } from '@camp/contracts/role/words';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withPreset, withRights } from '../with-rights';
import { RightBoxes } from './right-boxes';
import { RolePresets } from './role-presets';
import { RoleRights } from './role-rights';
import '../role.css';

/** Name and rights of a new role, or of one that is there (docs/product/role.md create). */
export function RoleForm({ role }: { role?: RoleRecord }) {
  const { user, may } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [name, setName] = useState(role?.name ?? '');
  const [held, setHeld] = useState<RoleActions>(role?.actions ?? {});
  const [subject, setSubject] = useState<Subject | ''>('');
  const [chosen, setChosen] = useState<{ preset: RolePreset; isWhole: boolean }>();
  const [attempted, setAttempted] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), actions: held };
      return role
        ? call(roleOperations.update, { params: { id: role._id }, body })
        : call(roleOperations.create, { body: { ...body, ...(user && { userId: user._id }) } });
    },
    meta: { quiet: true },
    onError: (error) => toast.error(messageFor(error)),
    onSuccess: async () => {
      toast.success('Role info successfully created!');
      void navigate(guardedPages.roleList.path);
      await Promise.all(
        [roleKeys.all, userKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });

  const errors = {
    name: name.trim() === '' && 'Role name is required.',
    subject: subject === '' && Object.keys(held).length === 0 && 'Choose a subject.',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (errors.name || errors.subject) {
      toast.error('Form invalid. Please correct any errors.');
      document.getElementById(errors.name ? 'role-name' : 'role-subject')?.focus();
      return;
    }
    save.mutate();
  };
  const locksOut =
    role !== undefined &&
    user?.roles.includes(role.name) === true &&
    role.actions.role?.edit === true &&
    held.role?.edit !== true &&
    held.role?.['edit-all'] !== true;
  const isAdminRole = role?.name === 'admin';
  const mayGive = (action: Action, of: Subject) => !isAdminRole && may(action, of);
  const choose = (preset: RolePreset) => {
    const { held: next, isWhole } = withPreset(held, preset, mayGive);
    setHeld(next);
    setChosen({ preset, isWhole });
    if (name.trim() === '' || name === chosen?.preset.name) setName(preset.name);
  };
  const sentences = sentencesOf(permissionsOf([{ actions: held }]));
  return (
    <form className="role-form" onSubmit={submit} noValidate>
      <div className="camp-field">
        <label className="camp-field__label camp-field__label--required" htmlFor="role-name">
          Role name
        </label>
        <input
          id="role-name"
          className="camp-input"
          value={name}
          maxLength={50}
          disabled={role?.name === 'admin' || role?.name === 'user'}
          aria-invalid={attempted && Boolean(errors.name)}
          aria-describedby={attempted && errors.name ? 'role-name-error' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {attempted && errors.name && (
          <p id="role-name-error" className="camp-field__error">
            {errors.name}
          </p>
        )}
      </div>
      <div className="camp-field">
        <label className="camp-field__label camp-field__label--required" htmlFor="role-subject">
          Subject
        </label>
        <select
          id="role-subject"
          className="camp-input camp-input--select"
          value={subject}
          aria-invalid={attempted && Boolean(errors.subject)}
          aria-describedby={attempted && errors.subject ? 'role-subject-error' : undefined}
          onChange={(event) => setSubject(event.target.value as Subject | '')}
        >
          <option value="">Choose a subject</option>
          {subjects.map((one) => (
            <option key={one} value={one}>
              {subjectWords[one]}
            </option>
          ))}
        </select>
        {attempted && errors.subject && (
          <p id="role-subject-error" className="camp-field__error">
            {errors.subject}
          </p>
        )}
      </div>
      {subject !== '' && (
        <SubjectActions
          key={subject}
          subject={subject}
          held={held}
          mayGive={(action) => mayGive(action, subject)}
          onChange={setHeld}
        />
      )}
      {!isAdminRole && <RolePresets chosen={chosen} onChoose={choose} />}
      <section aria-labelledby="role-allows">
        <h2 id="role-allows">What it allows</h2>
        {sentences.length === 0 && <p>Nothing yet.</p>}
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="role-rights">
        <h2 id="role-rights">All rights</h2>
        <RoleRights held={held} mayGive={mayGive} onChange={setHeld} />
      </section>
      {locksOut && (
        <Alert kind="warning" title="You would lock yourself out">
          You hold this role, and without editing roles you could not take this back.
        </Alert>
      )}
      {save.error && <p className="camp-field__error">{messageFor(save.error)}</p>}
      <SubmitBar>
        <Button type="submit" busy={save.isPending}>
          {role ? 'Save Role' : 'Create Role'}
        </Button>
      </SubmitBar>
    </form>
  );
}

interface SubjectActionsProps {
  subject: Subject;
  held: RoleActions;
  mayGive: (action: Action) => boolean;
  onChange: (held: RoleActions) => void;
}

/** The actions of one subject; Toggle All checks all if any is unchecked, else none. Nobody gives what they lack. */
function SubjectActions({ subject, held, mayGive, onChange }: SubjectActionsProps) {
  const own = held[subject] ?? {};
  const givable = actions.filter(mayGive);
  const set = (given: readonly Action[], value: boolean) => onChange(withRights(held, subject, given, value));
  return (
    <fieldset className="role-actions">
      <legend>{subjectWords[subject]}</legend>
      <Button
        variant="quiet"
        size="small"
        disabled={givable.length === 0}
        onClick={() =>
          set(
            givable,
            givable.some((action) => own[action] !== true),
          )
        }
      >
        Toggle All
      </Button>
      <RightBoxes
        rights={rightsOn(subject)}
        isHeld={(action) => own[action] === true}
        mayGive={mayGive}
        onChange={set}
      />
    </fieldset>
  );
}
