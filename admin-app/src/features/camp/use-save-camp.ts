import { call } from '@camp/api-client/call';
import { campKeys } from '@camp/api-client/camp/queries';
import type { CampRecord } from '@camp/contracts/camp/operations';
import * as campOperations from '@camp/contracts/camp/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { SentRecord } from '@camp/forms/use-record-form';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import type { Toasts } from '@camp/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Creates or updates the camp, then opens the list, or the page that led here. */
export function useSaveCamp(camp: CampRecord | undefined) {
  const navigate = useNavigate();
  const { returnUrl } = useReturnUrl();
  const queryClient = useQueryClient();
  const isSaved = useRef(false);
  const hasArrived = useCallback(() => isSaved.current, []);
  const saveCamp = async ({ body, idempotencyKey }: SentRecord, toast: Toasts) => {
    const changes: object = body;
    if (camp) await call(campOperations.update, { params: { id: camp._id }, body: changes });
    else await call(campOperations.create, { body: { ...changes, year: Number(body.year) }, idempotencyKey });
    isSaved.current = true;
    toast.success(camp ? 'Camp successfully updated!' : 'Camp successfully created!');
    void navigate(returnUrl ?? (camp ? '/camp' : guardedPages.campList.path));
    await queryClient.invalidateQueries({ queryKey: campKeys.all });
  };
  return {
    saveCamp,
    /** Whether the camp was saved. */
    hasArrived,
  };
}
