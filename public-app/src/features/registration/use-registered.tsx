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
 * Finds whether the person of a new registration is already registered.
 *
 * @param registrations of the form's kind, of all years
 * @param campYear the year to register for
 */
export function useRegistered(registrations: readonly Registration[], campYear: number) {
  const queryClient = useQueryClient();
  /** The person whom the server rejected, who may have been registered after `registrations` were loaded. */
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
  /**
   * Wraps `send` to remember a person who is rejected as already registered. @param send the request, which throws a
   * rejection
   */
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
    /** Whether the answers belong to a registered person. */
    isRegistered,
    noting,
    /** Shown above the button. */
    notice: refused !== undefined && <RegisteredAlready registration={ofYear.get(refused)} isRefused />,
  };
}
