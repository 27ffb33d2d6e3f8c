import { camperInput } from '@camp/testing/factories/camper';

/** A complete camper form as a browser sends it: dates as text, no answer that was not given. */
export function camperForm(values: Record<string, unknown> = {}): Record<string, unknown> {
  const sent = Object.entries(camperInput()).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString().slice(0, 10) : value,
  ]);
  return { ...Object.fromEntries(sent), ...values };
}
