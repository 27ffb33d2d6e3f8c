import { CallError } from '@camp/api-client/call-error';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values';

/**
 * Shows the texts that the camp has changed while the form was open, and removes the agreements to them. The other
 * answers stay.
 *
 * @param error thrown by the call
 */
export function showChangedTexts(
  { setValue }: Pick<UseFormReturn<FormValues>, 'setValue'>,
  error: unknown,
): void {
  if (!(error instanceof CallError) || !error.content) return;
  applySavedContent(error.content);
  for (const { path } of error.errors) setValue(path, false);
}
