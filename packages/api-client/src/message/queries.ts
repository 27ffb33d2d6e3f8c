import type { MessageForm } from '@camp/contracts/message/operations';
import * as messageOperations from '@camp/contracts/message/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of messages. */
export const messageKeys = { list: ['message', 'list'] } as const;

/** Polling interval of a message's progress in milliseconds. */
const pollInterval = 2_000;

interface Progress {
  total: number;
  accepted: number;
  refused: number;
}

/** Whether a message still has waiting recipients. */
export const isUnderWay = ({ total, accepted, refused }: Progress) => accepted + refused < total;

/** The sent messages, latest first. Polled while one is being sent. */
export const messagesQuery = () =>
  queryOptions({
    queryKey: messageKeys.list,
    queryFn: ({ signal }) => call(messageOperations.list, { query: { page: 1, pageSize: 50 }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
    meta: { quiet: true },
  });

/** A message with its delivery to each recipient. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['message', 'read', id],
    queryFn: ({ signal }) => call(messageOperations.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollInterval : false),
    meta: { quiet: true },
  });

/** The message as a recipient would get it. @param at index of the recipient, from 0 */
export const messagePreviewQuery = (form: MessageForm, at: number) =>
  queryOptions({
    queryKey: ['message', 'preview', form, at],
    queryFn: ({ signal }) => call(messageOperations.preview, { body: { ...form, at }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  });
