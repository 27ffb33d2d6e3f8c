/**
 * Joins the class names that apply, so that conditions fit on one line.
 *
 * @param names class names, of which false, null and undefined are omitted
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
