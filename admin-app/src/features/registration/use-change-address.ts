import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { useLocation } from 'react-router-dom';

const editPages = {
  camper: guardedPages.camperEdit,
  counselor: guardedPages.counselorEdit,
  'counselor-app': guardedPages.counselorApplicationEdit,
  staff: guardedPages.staffEdit,
} as const satisfies Record<RecordKind, unknown>;

/**
 * Links to a record's form inside the administration. The form returns to this list with its filters, page and open
 * row.
 *
 * @returns the form's address. @param id of the record
 */
export function useChangeAddress(kind: RecordKind): (id: string) => string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ returnUrl: `${pathname}${search}` }).toString();
  return (id) => `${addressOf(editPages[kind], { id })}?${query}`;
}
