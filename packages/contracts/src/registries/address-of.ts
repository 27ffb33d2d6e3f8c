/** The parameters of a path: `id` of `/camp/edit/:id`, or `id?` if it is optional. */
type ParametersIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The required and optional parameters of a path. */
export type AddressValues<Path extends string> = {
  [Name in ParametersIn<Path> as Name extends `${string}?` ? never : Name]: string;
} & {
  [Name in ParametersIn<Path> as Name extends `${infer Optional}?` ? Optional : never]?: string;
};

/** Whether a page has an address without parameters. @param page of the registry */
export const isFixed = ({ path }: { path: string }): boolean => !/:\w+(?:\/|$)/.test(path);

/**
 * The address of a page on this site, for browsers, emails and tests.
 *
 * @param page of the registry
 * @param values of the parameters in its path. Optional ones may be absent
 * @throws {Error} if a value is missing, which doesn't compile if the path is known
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
