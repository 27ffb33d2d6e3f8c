import { call } from '@camp/api-client/call';
import { campKeys } from '@camp/api-client/camp/queries';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { errorAt, messageFor } from '@camp/api-client/problem';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import * as campOperations from '@camp/contracts/camp/operations';
import { campSchema } from '@camp/contracts/camp/schemas';
import { blankCamp, selectableYears, yearOfNewCamp } from '@camp/contracts/camp/years';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { SelectField } from '@camp/ui/fields/select-field';
import { TextField } from '@camp/ui/fields/text-field';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  asTyped,
  changesForFamilies,
  copiedNames,
  costIn,
  directorWords,
  fieldNames,
  previewable,
  themeWords,
  type CampValues,
} from '../camp-values';
import { CampTimeMachine } from './camp-time-machine';
import { DateTrail } from './date-trail';
import '../camp.css';

interface CampFormProps {
  /** The camp that is changed; a new one where absent. */
  camp?: CampRecord;
  camps: readonly CampRecord[];
}

/** A camp year: dates as a trail, cost, seats, themes and directors (docs/product/camp.md, Year defaults). */
export function CampForm({ camp, camps }: CampFormProps) {
  const toast = useToast();
  const [now] = useState(() => new Date());
  const taken = camps.map((one) => one.year);
  const [year, setYear] = useState(() => String(camp?.year ?? yearOfNewCamp(now, taken) ?? ''));
  const [values, setValues] = useState<CampValues>(() =>
    asTyped(camp ?? blankCamp(Number(year) || now.getUTCFullYear() + 1)),
  );
  const [attempted, setAttempted] = useState(false);
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const changed = Object.entries(values).filter(([name, value]) => !camp || asTyped(camp)[name] !== value);
  const save = useSaveCamp(camp, { ...Object.fromEntries(changed), ...(!camp && { year: Number(year) }) });

  const errors: Record<string, string> = {};
  for (const { path, message } of campSchema.safeParse({ ...values, year }).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  const errorOf = (name: string) => (attempted ? (errors[name] ?? errorAt(name, save.error)) : undefined);
  const isFree = costIn(values) === 0;
  const [asksFree, setAsksFree] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const first = ['year', ...fieldNames].find((name) => errors[name]);
    if (first === undefined) return isFree ? setAsksFree(true) : save.mutate();
    toast.error('Form invalid. Please correct any errors.');
    document.getElementById(`camp-${first}`)?.focus();
  };
  const chooseYear = (chosen: string) => {
    setYear(chosen);
    if (chosen !== '') setValues((before) => ({ ...before, ...asTyped(campYearDefaults(Number(chosen))) }));
  };
  const last = [...camps].sort((one, other) => other.year - one.year)[0];
  const copyFrom = (other: CampRecord) => {
    const copied = asTyped(other);
    for (const name of copiedNames) set(name, copied[name] ?? '');
  };
  const forFamilies = camp ? changesForFamilies(camp, values) : [];
  const text = (name: string, label: string, maxLength = 100) => (
    <TextField
      key={name}
      id={`camp-${name}`}
      name={name}
      label={label}
      required
      maxLength={maxLength}
      value={values[name] ?? ''}
      error={errorOf(name)}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <div className="camp-editor">
      <form className="camp-form" onSubmit={submit} noValidate>
        <div className="camp-form__row">
          <SelectField
            id="camp-year"
            name="year"
            label="Year"
            required
            placeholder={camp ? null : 'Choose a year'}
            options={camp ? [year] : selectableYears(now, taken).map(String)}
            value={year}
            disabled={camp !== undefined}
            error={errorOf('year')}
            onChange={(event) => chooseYear(event.target.value)}
          />
          {!camp && year !== '' && (
            <Button variant="quiet" size="small" onClick={() => chooseYear(year)}>
              Use the usual dates of {year}
            </Button>
          )}
          {!camp && last && (
            <Button variant="quiet" size="small" onClick={() => copyFrom(last)}>
              Copy cost, seats, themes and directors from {last.year}
            </Button>
          )}
        </div>
        <fieldset className="camp-form__part">
          <legend>Dates</legend>
          <DateTrail {...{ year, values, set, errorOf }} />
        </fieldset>
        <fieldset className="camp-form__part camp-form__part--pairs">
          <legend>Cost and seats</legend>
          {text('registrationCost', 'Registration cost (dollars)', 10)}
          {text('waitListAfter', 'Seats (waitlist after)', 10)}
        </fieldset>
        <fieldset className="camp-form__part">
          <legend>Themes</legend>
          {Object.entries(themeWords).map(([name, label]) => text(name, label))}
        </fieldset>
        <fieldset className="camp-form__part camp-form__part--pairs">
          <legend>Directors</legend>
          {Object.entries(directorWords).map(([name, label]) => text(name, label))}
        </fieldset>
        {forFamilies.length > 0 && (
          <Alert title="What changes for families" role="status">
            <ul>
              {forFamilies.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
        {save.error && <Alert kind="error">{messageFor(save.error)}</Alert>}
        <SubmitBar>
          <Button type="submit" busy={save.isPending} disabled={camp && changed.length === 0}>
            {camp ? 'Save Camp' : 'Create Camp'}
          </Button>
        </SubmitBar>
      </form>
      <ConfirmDialog
        open={asksFree}
        variant="primary"
        title="Is this camp free?"
        confirmLabel="Save as a free camp"
        onCancel={() => setAsksFree(false)}
        onConfirm={() => {
          setAsksFree(false);
          save.mutate();
        }}
      >
        <p>
          The cost is 0: families won’t pay anything to register. The late fee still applies after the due
          date.
        </p>
      </ConfirmDialog>
      <CampTimeMachine camp={previewable(year, values)} />
    </div>
  );
}

/** Makes the camp, or changes it; both lead to where it is listed. */
function useSaveCamp(camp: CampRecord | undefined, body: object) {
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      camp
        ? call(campOperations.update, { params: { id: camp._id }, body })
        : call(campOperations.create, { body, idempotencyKey: keyOf(body) }),
    meta: { quiet: true },
    onError: (error) => toast.error(messageFor(error)),
    onSuccess: async () => {
      toast.success(camp ? 'Camp successfully updated!' : 'Camp successfully created!');
      void navigate(camp ? '/camp' : guardedPages.campList.path);
      await queryClient.invalidateQueries({ queryKey: campKeys.all });
    },
  });
}
