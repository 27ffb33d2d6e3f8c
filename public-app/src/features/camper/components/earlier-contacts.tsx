import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { Button } from '@camp/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { contactsOf, type CamperFormValues, type ContactFieldName } from '../forms/camper-form-values';

/**
 * Offers the contacts of the family's latest registration, so that nobody types them for each child and each year.
 * Only on request, and without medical answers: those are to be thought of anew.
 */
export function EarlierContacts({ userId }: { userId: string }) {
  const { data } = useQuery(everyRecordQuery(userId));
  const { setValue, formState } = useFormContext<CamperFormValues>();
  const [taken, setTaken] = useState(false);
  const [latest] = [...(data?.camper ?? [])].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
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
