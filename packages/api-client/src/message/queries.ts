import type { MessageForm } from '@camp/contracts/message/operations';
import * as messageOperations from '@camp/contracts/message/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Where what is known of messages is kept. */
export const messageKeys = { list: ['message', 'list'] } as const;

/** Milliseconds between two looks at how far a message is. */
const pollInterval = 2_000;

interface Progress {
  total: number;
  accepted: number;
  refused: number;
}

/** Whether somebody still waits for a message. */
export const isUnderWay = ({ total, accepted, refused }: Progress) => accepted + refused < total;

/** The messages that were sent, the latest first; asked again while one is under way. */
export const messagesQuery = () =>
  queryOptions({
    queryKey: messageKeys.list,
    queryFn: ({ signal }) => call(messageOperations.list, { query: { page: 1, pageSize: 50 }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
    meta: { quiet: true },
  });

/** One message with what became of it for each person. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['message', 'read', id],
    queryFn: ({ signal }) => call(messageOperations.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollInterval : false),
    meta: { quiet: true },
  });

/** What a reader would get. @param at which of them, counted from 0 */
export const messagePreviewQuery = (form: MessageForm, at: number) =>
  queryOptions({
    queryKey: ['message', 'preview', form, at],
    queryFn: ({ signal }) => call(messageOperations.preview, { body: { ...form, at }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  });
