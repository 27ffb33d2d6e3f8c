import { SealError } from './seal';

/** An encrypted field in a filter would match no record, unnoticed. @throws SealError */
export function refuseNames(names: ReadonlySet<string>, where: unknown): void {
  if (Array.isArray(where)) return where.forEach((one) => refuseNames(names, one));
  if (typeof where !== 'object' || where === null || Object.getPrototypeOf(where) !== Object.prototype)
    return;
  for (const [name, value] of Object.entries(where)) {
    const [field = ''] = name.split('.');
    if (names.has(field)) throw new SealError(`${field} is encrypted, so no query can compare it.`);
    if (name.startsWith('$')) refuseNames(names, value);
  }
}
