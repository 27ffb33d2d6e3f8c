import { call } from '@camp/api-client/call';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import type { Operation } from '@camp/contracts/operations/operation';
import type { Written } from '@camp/contracts/operations/replies';
import { useToast } from '@camp/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SentRecord } from '@camp/forms/use-record-form';
import { profilePath } from '../user/paths';

/** The toast and the next page after a registration was sent. */
export interface Arrival<Row> {
  /** The toast's text. */
  said: string;
  /** The toast's second line. @param record as the server returned it */
  detail?: (record: Row) => string;
  /** The next address. Defaults to the profile. @param id of the record */
  next?: (id: string) => string;
}

/**
 * Sends new registrations.
 *
 * @param create the operation that creates a registration
 * @returns a function that sends the answers with their attachments. It returns a function that shows the toast and
 *   the next page
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
