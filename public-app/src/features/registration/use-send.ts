import { call } from '@camp/api-client/call';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import type { Operation } from '@camp/contracts/operations/operation';
import type { Written } from '@camp/contracts/operations/replies';
import { useToast } from '@camp/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SentRecord } from '@camp/forms/use-record-form';
import { profilePath } from '../user/paths';

/** What follows a registration that has arrived. */
export interface Arrival<Row> {
  /** The toast. */
  said: string;
  /** Its second line. @param record as the server has it now */
  detail?: (record: Row) => string;
  /** Where it goes on; to the profile where absent. @param id of the record */
  next?: (id: string) => string;
}

/**
 * Sends new registrations.
 *
 * @param create the call that makes one
 * @returns sends one's answers, with what is beside them, and gives what goes on then
 */
export function useSend<Row>(
  create: Operation<{ body: object }, Written<Row>>,
  { said, detail, next }: Arrival<Row>,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ body, ...sent }: SentRecord, beside: Readonly<Record<string, string>>) => {
    const { _id, msg } = await call(create, { ...sent, body: { ...body, ...beside } });
    return () => {
      toast.success(said, { ...(detail && { detail: detail(msg) }) });
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      return navigate(next?.(_id) ?? profilePath());
    };
  };
}
