/** The parameters in a path: `id` of `/camp/edit/:id`, `id?` where one may be left out. */
type ParametersIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** What has to be filled into a path, and what may be. */
export type AddressValues<Path extends string> = {
  [Name in ParametersIn<Path> as Name extends `${string}?` ? never : Name]: string;
} & {
  [Name in ParametersIn<Path> as Name extends `${infer Optional}?` ? Optional : never]?: string;
};

/** Whether a page has an address without any value. @param page of the registry */
export const isFixed = ({ path }: { path: string }): boolean => !/:\w+(?:\/|$)/.test(path);

/**
 * The address of a page on this site, in browsers, mails and tests alike.
 *
 * @param page of the registry
 * @param values of the parameters in its path; an optional one may be left out
 * @throws {Error} when a value is missing, which does not compile where the path is known
 */
export function addressOf<const Path extends string>(
  { path }: { path: Path },
  ...[values]: Record<never, never> extends AddressValues<Path>
    ? [values?: AddressValues<Path>]
    : [values: AddressValues<Path>]
): string {
  const given: Record<string, string | undefined> = { ...values };
  return path.replace(/\/:(\w+)(\??)/g, (_whole, name: string, optional: string) => {
    const value = given[name];
    if (value === undefined && !optional) throw new Error(`The address ${path} needs its ${name}.`);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}
