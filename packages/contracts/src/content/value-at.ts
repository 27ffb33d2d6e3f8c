/** A value in nested values. @param path such as `place.street` */
export const valueAt = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], values);
