import { CallError } from '@camp/api-client/call-error';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { personIn } from '@camp/forms/draft/person-in';
import type { SentRecord } from '@camp/forms/use-record-form';
import type { Registration } from './paths';
import { RegisteredAlready } from './registered-already';

/**
 * What a form of new registrations has to know of those that are there already.
 *
 * @param registrations of the form's kind, of all years
 * @param campYear the year that is being registered for
 */
export function useRegistered(registrations: readonly Registration[], campYear: number) {
  const queryClient = useQueryClient();
  /** Whom the server has refused, who may be registered since `registrations` were read. */
  const [refused, setRefused] = useState<string>();
  const ofYear = useMemo(
    () =>
      new Map(
        registrations
          .filter((registration) => registration.campYear === campYear)
          .map((registration) => [personKeyOf(registration), registration]),
      ),
    [registrations, campYear],
  );
  const isRegistered = useCallback(
    (answers: object) => {
      const person = personIn(answers);
      return person !== undefined && (person === refused || ofYear.has(person));
    },
    [refused, ofYear],
  );
  /** Notes who is refused as registered already. @param send the call, which throws */
  const noting =
    <Sent,>(send: (sent: SentRecord) => Promise<Sent>) =>
    async (sent: SentRecord): Promise<Sent> => {
      setRefused(undefined);
      try {
        return await send(sent);
      } catch (error) {
        if (error instanceof CallError && error.code === 'duplicate') {
          setRefused(personIn(sent.body));
          void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
        }
        throw error;
      }
    };
  return {
    /** Whether these answers are of somebody who is registered. */
    isRegistered,
    noting,
    /** For above the button. */
    notice: refused !== undefined && <RegisteredAlready registration={ofYear.get(refused)} isRefused />,
  };
}
