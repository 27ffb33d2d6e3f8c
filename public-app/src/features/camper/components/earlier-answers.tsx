import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  contactsOf,
  immunizationsOf,
  type AnswerName,
  type CamperFormValues,
} from '../forms/camper-form-values';
import './earlier-answers.css';

/**
 * Offers the contacts of the family's latest registration, so that nobody types them for each child and each year.
 *
 * @param registrations the family's, of all years
 */
export function EarlierContacts({ registrations }: { registrations: readonly CamperRecord[] }) {
  const [latest] = [...registrations].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    latest && (
      <EarlierAnswers
        label={`Use ${latest.nameFirst}’s contacts (${latest.campYear})`}
        answers={contactsOf(latest)}
        notice="Filled in: all contacts and the pediatrician. Please check that they are still right."
      />
    )
  );
}

/** Offers the same child's immunization dates, which are looked up once and then stay as they are. */
export function EarlierImmunizations({ camper }: { camper: CamperRecord | undefined }) {
  return (
    camper?.tdap &&
    camper.mmr && (
      <EarlierAnswers
        label={`Use the dates of ${camper.campYear}`}
        answers={immunizationsOf(camper)}
        notice="Filled in. Please correct them if there was another immunization since."
      />
    )
  );
}

interface EarlierAnswersProps {
  label: string;
  answers: Partial<Record<AnswerName, string>>;
  /** Said once they are in the form. */
  notice: string;
}

/** Only on request: an answer that nobody has looked at is worth nothing at camp. */
function EarlierAnswers({ label, answers, notice }: EarlierAnswersProps) {
  const { setValue, formState } = useFormContext<CamperFormValues>();
  const [taken, setTaken] = useState(false);
  const take = () => {
    for (const [name, value] of Object.entries(answers) as [AnswerName, string][]) {
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    setTaken(true);
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
