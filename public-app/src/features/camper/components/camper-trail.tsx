import { camperSchema } from '@camp/contracts/camper/schemas';
import { FormTrail, useCurrentSection, type TrailMarker } from '@camp/ui/form-trail';
import { useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formStops, type FormStop } from '../forms/camper-form-sections';
import { withVaccinationRule, type CamperFormValues } from '../forms/camper-form-values';

const stopIds = formStops.map((stop) => stop.id);

/**
 * The form's progress: a stop is done when it was looked at and nothing in it is missing, and shows errors after a
 * submit attempt.
 */
export function CamperTrail() {
  const { control, formState } = useFormContext<CamperFormValues>();
  const values = useDeferredValue(useWatch({ control }));
  const current = useCurrentSection(stopIds);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (current !== undefined && !seen.has(current)) setSeen(new Set(seen).add(current));
  const open = new Set(
    camperSchema
      .safeParse(withVaccinationRule(values as CamperFormValues))
      .error?.issues.map((issue) => String(issue.path[0])),
  );

  const isSeen = (id: string) => seen.has(id) || formState.submitCount > 0;

  const stateOf = ({ id, fields }: FormStop): TrailMarker['state'] => {
    if (fields.some((name) => formState.errors[name])) return 'error';
    return isSeen(id) && !fields.some((name) => open.has(name)) ? 'done' : 'todo';
  };
  const markers = formStops.map((stop) => ({
    id: stop.id,
    title: stop.title.replace(/ information$/, ''),
    state: stateOf(stop),
  }));
  return <FormTrail markers={markers} current={current} label="Sections of the registration" />;
}
