import { call } from '@camp/api-client/call';
import { campKeys } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { contradictionsIn, dateWords, type CampDates } from '@camp/contracts/camp/contradictions';
import { campYearDefaults, formatGmt } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import * as campOperations from '@camp/contracts/camp/operations';
import { campSchema } from '@camp/contracts/camp/schemas';
import { blankCamp, selectableYears } from '@camp/contracts/camp/years';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/alert';
import { Button } from '@camp/ui/button';
import { useToast } from '@camp/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { CampField } from './camp-field';
import '../camp.css';

type CampValues = Readonly<Record<string, string>>;

const dateNames = Object.keys(dateWords) as (keyof CampDates)[];

const numberWords = {
  registrationCost: 'Registration cost (dollars)',
  waitListAfter: 'Seats (waitlist after)',
} as const;

const textWords = {
  campTheme: 'Camp theme',
  skitTheme: 'Skit theme',
  danceTheme: 'Dance theme',
  director1Name: 'Director 1 name',
  director1Phone: 'Director 1 phone',
  director2Name: 'Director 2 name',
  director2Phone: 'Director 2 phone',
  counselorDirector1Name: 'Counselor director 1 name',
  counselorDirector1Phone: 'Counselor director 1 phone',
  counselorDirector2Name: 'Counselor director 2 name',
  counselorDirector2Phone: 'Counselor director 2 phone',
} as const;

const names = [...dateNames, ...Object.keys(numberWords), ...Object.keys(textWords)];

const day = (date: string | Date) => formatGmt(date, 'yyyy-MM-dd');

const asTyped = (camp: object): CampValues =>
  Object.fromEntries(
    Object.entries(camp)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [
        name,
        dateNames.includes(name as keyof CampDates) ? day(value as string | Date) : String(value),
      ]),
  );

interface CampFormProps {
  /** The camp that is changed; a new one where absent. */
  camp?: CampRecord;
  camps: readonly CampRecord[];
}

/** A camp year: dates as a trail, cost, seats, themes and directors (docs/product/camp.md, Camp create). */
export function CampForm({ camp, camps }: CampFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [now] = useState(() => new Date());
  const [year, setYear] = useState(camp ? String(camp.year) : '');
  const [values, setValues] = useState<CampValues>(() => asTyped(camp ?? blankCamp(now)));
  const [attempted, setAttempted] = useState(false);
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const changed = Object.entries(values).filter(([name, value]) => !camp || asTyped(camp)[name] !== value);
  const save = useMutation({
    mutationFn: () => {
      const body = Object.fromEntries(changed);
      return camp
        ? call(campOperations.update, { params: { id: camp._id }, body })
        : call(campOperations.create, { body: { ...body, year: Number(year) } });
    },
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success(camp ? 'Camp successfully updated!' : 'Camp successfully created!');
      void navigate(camp ? '/camp' : guardedPages.campList.path);
      await queryClient.invalidateQueries({ queryKey: campKeys.all });
    },
  });

  const checked = campSchema.safeParse({ ...values, year });
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= message;
  const errorOf = (name: string) => (attempted ? errors[name] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const first = ['year', ...names].find((name) => errors[name]);
    if (first === undefined) return save.mutate();
    toast.error('Form invalid. Please correct any errors.');
    document.getElementById(`camp-${first}`)?.focus();
  };
  const chooseYear = (chosen: string) => {
    setYear(chosen);
    if (chosen !== '') setValues((before) => ({ ...before, ...asTyped(campYearDefaults(Number(chosen))) }));
  };
  const last = [...camps].sort((one, other) => other.year - one.year)[0];
  const dates = Object.fromEntries(
    dateNames.flatMap((name) => (values[name] ? [[name, `${values[name]}T00:00:00Z`]] : [])),
  ) as Partial<CampDates>;
  const warnings = year === '' ? [] : contradictionsIn(dates, Number(year));
  const forFamilies = camp ? familiesNotice(camp, values) : [];
  return (
    <form className="camp-form" onSubmit={submit} noValidate>
      <div className="camp-form__row">
        <CampField name="year" label="Year" error={errorOf('year')}>
          {camp ? (
            <input id="camp-year" className="camp-input" value={year} disabled />
          ) : (
            <select
              id="camp-year"
              className="camp-input camp-input--select"
              value={year}
              onChange={(event) => chooseYear(event.target.value)}
            >
              <option value="">Choose a year</option>
              {selectableYears(
                now,
                camps.map((one) => one.year),
              ).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </CampField>
        {!camp && last && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              const copied = asTyped(last);
              for (const name of [...Object.keys(numberWords), ...Object.keys(textWords)])
                set(name, copied[name] ?? '');
            }}
          >
            Copy cost, seats, themes and directors from {last.year}
          </Button>
        )}
      </div>
      <Part title="Dates" names={dateWords} type="date" {...{ values, set, errorOf }} />
      {warnings.length > 0 && (
        <Alert kind="warning" title="These dates contradict each other">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Part title="Cost and seats" names={numberWords} type="text" {...{ values, set, errorOf }} />
      <Part title="Themes and directors" names={textWords} type="text" {...{ values, set, errorOf }} />
      {forFamilies.length > 0 && (
        <Alert title="What changes for families">
          <ul>
            {forFamilies.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {save.error && (
        <p className="camp-field__error" role="alert">
          {messageFor(save.error)}
        </p>
      )}
      <Button type="submit" busy={save.isPending} disabled={camp && changed.length === 0}>
        {camp ? 'Save Camp' : 'Create Camp'}
      </Button>
    </form>
  );
}

interface PartProps {
  title: string;
  names: Readonly<Record<string, string>>;
  type: 'date' | 'text';
  values: CampValues;
  set: (name: string, value: string) => void;
  errorOf: (name: string) => string | undefined;
}

function Part({ title, names: words, type, values, set, errorOf }: PartProps) {
  return (
    <fieldset className="camp-form__part">
      <legend>{title}</legend>
      {Object.entries(words).map(([name, label]) => (
        <CampField key={name} name={name} label={label} error={errorOf(name)}>
          <input
            id={`camp-${name}`}
            className="camp-input"
            type={type}
            maxLength={type === 'text' ? 100 : undefined}
            value={values[name] ?? ''}
            aria-invalid={errorOf(name) !== undefined}
            aria-describedby={errorOf(name) ? `camp-${name}-error` : undefined}
            onChange={(event) => set(name, event.target.value)}
          />
        </CampField>
      ))}
    </fieldset>
  );
}

/** What families notice of a change: due date, fee and the day of the payment links. */
function familiesNotice(camp: CampRecord, values: CampValues): string[] {
  const before = asTyped(camp);
  const moved = (name: string, sentence: string) =>
    before[name] === values[name] ? [] : [`${sentence}: ${before[name]} becomes ${values[name] || '–'}.`];
  return [
    ...moved('registrationCamperEnd', 'Registration is due, and the late fee begins after it'),
    ...moved('registrationCost', 'A registration costs, also for who has not paid yet'),
    ...moved('waitListDate', 'Payment links go out by themselves at the latest'),
    ...moved('startDate', 'Camp begins'),
  ];
}
