import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { contactsOf, type CamperFormValues, type ContactFieldName } from '../forms/camper-form-values';

/**
 * Offers the contacts of the family's latest registration, so that nobody types them for each child and each year.
 * Only on request, and without medical answers: those are to be thought of anew.
 *
 * @param registrations the family's, of all years
 */
export function EarlierContacts({ registrations }: { registrations: readonly CamperRecord[] }) {
  const { setValue, formState } = useFormContext<CamperFormValues>();
  const [taken, setTaken] = useState(false);
  const [latest] = [...registrations].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!latest) return null;

  const take = () => {
    for (const [name, value] of Object.entries(contactsOf(latest)) as [ContactFieldName, string][]) {
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    setTaken(true);
  };
  return (
    <div>
      <Button variant="quiet" size="small" onClick={take}>
        Use the contacts of {latest.nameFirst}’s registration ({latest.campYear})
      </Button>
      <p role="status">
        {taken && 'Filled in: all contacts and the pediatrician. Please check that they are still right.'}
      </p>
    </div>
  );
}
