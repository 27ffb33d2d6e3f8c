import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  contactsOf,
  immunizationsOf,
  type AnswerName,
  type CamperFormValues,
  type EarlierAnswerGroups,
} from '../forms/camper-form-values';
import './earlier-answers.css';

interface EarlierContactsProps {
  /** The family's, of all years. */
  registrations: readonly CamperRecord[];
  /** Answers were taken over: work to keep, as if they had been typed. */
  onTaken: () => void;
}

/** Offers the contacts of the family's latest registration, so that nobody types them for each child and each year. */
export function EarlierContacts({ registrations, onTaken }: EarlierContactsProps) {
  const [latest] = [...registrations].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    latest && (
      <EarlierAnswers
        label={`Use ${latest.nameFirst}’s contacts (${latest.campYear})`}
        groups={contactsOf(latest)}
        notice="Filled in: all contacts and the pediatrician, except where you had typed something. Please check that they are still right."
        onTaken={onTaken}
      />
    )
  );
}

interface EarlierImmunizationsProps {
  /** An earlier registration of the same child. */
  camper: CamperRecord | undefined;
  /** Answers were taken over: work to keep, as if they had been typed. */
  onTaken: () => void;
}

/** Offers the same child's immunization dates, which are looked up once and then stay as they are. */
export function EarlierImmunizations({ camper, onTaken }: EarlierImmunizationsProps) {
  return (
    camper?.tdap &&
    camper.mmr && (
      <EarlierAnswers
        label={`Use the dates of ${camper.campYear}`}
        groups={immunizationsOf(camper)}
        notice="Filled in, except where you had chosen a date. Please correct them if there was another immunization since."
        onTaken={onTaken}
      />
    )
  );
}

interface EarlierAnswersProps {
  label: string;
  groups: EarlierAnswerGroups;
  /** Said once they are in the form. */
  notice: string;
  onTaken: () => void;
}

/**
 * Only on request: an answer that nobody has looked at is worth nothing at camp. A group in which something is typed
 * stays as it is: nothing typed is lost, and no name gets another person's number.
 */
function EarlierAnswers({ label, groups, notice, onTaken }: EarlierAnswersProps) {
  const { getValues, setValue, formState } = useFormContext<CamperFormValues>();
  const [taken, setTaken] = useState(false);
  const take = () => {
    for (const group of groups) {
      const answers = Object.entries(group) as [AnswerName, string][];
      if (answers.some(([name]) => getValues(name) !== '')) continue;
      for (const [name, value] of answers) {
        setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
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
