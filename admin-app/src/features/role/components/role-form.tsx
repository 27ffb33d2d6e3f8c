import { call } from '@camp/api-client/call';
import { roleKeys } from '@camp/api-client/role/queries';
import { userKeys } from '@camp/api-client/user/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { permissionsOf } from '@camp/contracts/access/can';
import { subjects, type Action, type RoleActions, type Subject } from '@camp/contracts/access/catalogue';
import { nameLimit } from '@camp/contracts/forms/limits';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { RoleRecord } from '@camp/contracts/role/operations';
import * as roleOperations from '@camp/contracts/role/operations';
import type { RolePreset } from '@camp/contracts/role/presets';
import { roleSchema } from '@camp/contracts/role/schemas';
import { sentencesOf, subjectWords } from '@camp/contracts/role/words';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { SelectField } from '@camp/ui/fields/select-field';
import { TextField } from '@camp/ui/fields/text-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { hasSameRights, withPreset } from '../with-rights';
import { RolePresets } from './role-presets';
import { RoleRights } from './role-rights';
import { SubjectActions } from './subject-actions';
import '../role.css';

/** The typed values, without the rights, which have their own state. */
interface RoleValues {
  name: string;
  subject: Subject | '';
}

/** A role needs a subject until it has at least one right. */
const checkOf = (held: RoleActions) =>
  resolverOf<RoleValues>(
    z.object({
      name: roleSchema.shape.name,
      subject: z
        .string()
        .refine((subject) => subject !== '' || Object.keys(held).length > 0, 'Choose a subject.'),
    }),
  );

/** The name and rights of a new or existing role (docs/product/role.md create). */
export function RoleForm({ role }: { role?: RoleRecord }) {
  const { user, may } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [opened] = useState<RoleActions>(role?.actions ?? {});
  const [held, setHeld] = useState(opened);
  const isSaved = useRef(false);
  const [chosen, setChosen] = useState<{ preset: RolePreset; isWhole: boolean }>();
  const { form, field, onSubmit, beside, isBusy, dirtyFields } = useCheckedForm<RoleValues>({
    resolver: useMemo(() => checkOf(held), [held]),
    defaultValues: { name: role?.name ?? '', subject: '' },
    send: async ({ name }, toast) => {
      const body = { name: name.trim(), actions: held };
      if (role) await call(roleOperations.update, { params: { id: role._id }, body });
      else await call(roleOperations.create, { body: { ...body, ...(user && { userId: user._id }) } });
      isSaved.current = true;
      toast.success('Role info successfully created!');
      void navigate(guardedPages.roleList.path);
      await Promise.all(
        [roleKeys.all, userKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  // Choosing a subject only shows its rights.
  const isChanged = dirtyFields.name === true || !hasSameRights(held, opened);
  const hasUnsavedWork = useCallback(() => !isSaved.current && isChanged, [isChanged]);
  const subject = form.watch('subject');
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
    const name = form.getValues('name');
    const shouldValidate = form.formState.isSubmitted;
    if (name.trim() === '' || name === chosen?.preset.name)
      form.setValue('name', preset.name, { shouldValidate });
  };
  const sentences = sentencesOf(permissionsOf([{ actions: held }]));
  return (
    <form className="role-form camp-stack" onSubmit={onSubmit} noValidate>
      <ErrorSummary errors={beside} />
      <TextField
        label="Role name"
        required
        autoComplete="off"
        maxLength={nameLimit}
        disabled={isAdminRole || role?.name === 'user'}
        {...field('name')}
      />
      <SelectField
        label="Subject"
        required
        placeholder="Choose a subject"
        options={subjects.map((value) => ({ value, label: subjectWords[value] }))}
        {...field('subject')}
      />
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
        {sentences.length === 0 && <p>Nothing yet. Choose a subject, or start from a ready-made role.</p>}
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
          You have this role. Without the right to edit roles, you couldn’t undo this.
        </Alert>
      )}
      <SubmitBar>
        <Button type="submit" busy={isBusy}>
          {role ? 'Save Role' : 'Create Role'}
        </Button>
      </SubmitBar>
      <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>
        <p>You haven’t saved your changes.</p>
      </LeaveQuestion>
    </form>
  );
}
