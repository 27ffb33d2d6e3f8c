import { Button } from '@camp/ui/button';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormValues } from './form-values';
import type { OfferedAnswers } from './prefill';
import './earlier-answers.css';

interface EarlierAnswersProps {
  label: string;
  groups: OfferedAnswers;
  /** Said once they are in the form. */
  notice: string;
  /** Answers were taken over: work to keep, as if they had been typed. */
  onTaken: () => void;
}

/**
 * Only on request: an answer that nobody has looked at is worth nothing at camp. A group in which something is typed
 * stays as it is: nothing typed is lost, and no name gets another person's number.
 */
export function EarlierAnswers({ label, groups, notice, onTaken }: EarlierAnswersProps) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const { isSubmitted } = useFormState<FormValues>();
  const [taken, setTaken] = useState(false);
  const take = () => {
    for (const group of groups) {
      const answers = Object.entries(group);
      if (answers.some(([name]) => getValues(name) !== '')) continue;
      for (const [name, value] of answers) {
        setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
      }
    }
    setTaken(true);
    onTaken();
  };
  return (
    <div className="earlier-answers">
      <Button variant="quiet" size="small" onClick={take}>
        {label}
      </Button>
      <p role="status">{taken && notice}</p>
    </div>
  );
}
