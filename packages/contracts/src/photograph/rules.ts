import type { FieldError } from '../operations/replies';
import { confirmConsent, describePhotograph } from './messages';
import type { PhotographChange } from './operations';

/** What a photograph needs before it is shown. @returns the error of each field that lacks it */
export function errorsBeforeShowing({
  alt,
  consent,
  inGallery,
  onHome,
}: Required<PhotographChange>): FieldError[] {
  if (!inGallery && !onHome) return [];
  return [
    ...(alt.trim() === '' ? [{ path: 'alt', message: describePhotograph }] : []),
    ...(consent ? [] : [{ path: 'consent', message: confirmConsent }]),
  ];
}
