import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { newIdempotencyKey } from '@camp/api-client/idempotency-key';
import { photographKeys } from '@camp/api-client/photograph/queries';
import { errorAt, messageFor } from '@camp/api-client/problem';
import { fileNameLimit } from '@camp/contracts/photograph/limits';
import * as photographOperations from '@camp/contracts/photograph/operations';
import { pictureToSend } from '@camp/forms/kinds/smaller-picture';
import { pictureError } from '@camp/forms/picture';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** A chosen file until it is uploaded. */
export interface Upload {
  /** Also its idempotency key: a second try adds no second photograph. */
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  /** Why it failed. */
  error?: string;
}

/** Milliseconds until the next try if the server wants fewer uploads in a minute. */
const whenTooMany = 15_000;

/** Uploads the chosen files one after the other, so that a slow connection finishes the first ones soon. */
export function useUploads() {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const isRunning = useRef(false);
  const leaving = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller.signal;
    return () => controller.abort();
  }, []);

  const change = (id: string, values: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  const remove = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id));

  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next);
    isRunning.current = false;
  }

  async function send(upload: Upload): Promise<void> {
    const signal = leaving.current;
    const { id, file: chosen } = upload;
    if (signal?.aborted) return;
    change(id, { state: 'sending', percent: 0 });
    const file = await pictureToSend(chosen);
    const error = pictureError(file);
    if (error) return change(id, { state: 'failed', error });
    try {
      await call(photographOperations.create, {
        body: { name: chosen.name.slice(-fileNameLimit) },
        file,
        idempotencyKey: id,
        signal,
        onUploadProgress: (percent) => change(id, { percent }),
      });
      remove(id);
      await queryClient.invalidateQueries({ queryKey: photographKeys.all });
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof CallError && error.status === 429) return await sendLater(upload);
      change(id, { state: 'failed', error: errorAt('image', error) ?? messageFor(error) });
    }
  }

  async function sendLater(upload: Upload): Promise<void> {
    change(upload.id, { state: 'waiting' });
    await new Promise((resolve) => setTimeout(resolve, whenTooMany));
    await send(upload);
  }

  const start = (some: Upload[]) => {
    waiting.current.push(...some);
    void run();
  };
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({
        id: newIdempotencyKey(),
        file,
        state: 'waiting',
        percent: 0,
      }));
      setUploads((now) => [...now, ...added]);
      start(added);
    },
    tryAgain: (upload: Upload) => {
      change(upload.id, { state: 'waiting', error: undefined });
      start([upload]);
    },
    remove,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
