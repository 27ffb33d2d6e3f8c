import { withForcedAnswers } from '@camp/contracts/records/apply-rules';
import { askedNames } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordRules } from '@camp/contracts/records/rules';
import { FormTrail, useCurrentSection, type TrailMarker } from '@camp/ui/form/form-trail';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { FormValues } from './form-values';

interface RecordTrailProps {
  record: RecordDeclaration;
  rules: RecordRules;
  schema: z.ZodType;
  /** The trail's label. */
  label: string;
}

/**
 * The form's progress. A section is done once it was visited and has no missing answers. The trail shows errors after
 * a submit attempt.
 */
export function RecordTrail({ record, rules, schema, label }: RecordTrailProps) {
  const { errors, submitCount } = useFormState<FormValues>();
  const values = useDeferredValue(useWatch<FormValues>() as FormValues);
  const ids = useMemo(() => Object.keys(record.sections), [record]);
  const current = useCurrentSection(ids);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (current !== undefined && !seen.has(current)) setSeen(new Set(seen).add(current));
  const open = useMemo(
    () =>
      new Set(
        schema.safeParse(withForcedAnswers(rules, values)).error?.issues.map(({ path }) => String(path[0])),
      ),
    [schema, rules, values],
  );

  const stateOf = (id: string): TrailMarker['state'] => {
    const names = askedNames(record, id);
    if (names.some((name) => errors[name])) return 'error';
    const isSeen = seen.has(id) || submitCount > 0;
    return isSeen && !names.some((name) => open.has(name)) ? 'done' : 'todo';
  };
  const markers = Object.entries(record.sections).map(([id, { title, shortTitle = title }]) => ({
    id,
    title: shortTitle,
    state: stateOf(id),
  }));
  return <FormTrail markers={markers} current={current} label={label} />;
}
