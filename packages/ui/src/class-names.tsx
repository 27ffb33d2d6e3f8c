/**
 * Joins the class names that apply, so that conditions read in one line.
 * @param names class names; false, null and undefined are left out
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
