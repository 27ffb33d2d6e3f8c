import { probeRecord } from '@camp/contracts/records/testing/probe-record';
import { Schema } from 'mongoose';
import { pathsOf } from './paths-of';

const stored = {
  line: 'String',
  prose: 'String',
  phone: 'String',
  email: 'String',
  zip: 'String',
  state: 'String',
  choice: 'String',
  rankedFirst: 'String',
  rankedSecond: 'String',
  several: 'Array of String',
  yesNo: 'String',
  withText: 'String',
  withTextVal: 'String',
  withDate: 'String',
  withDateVal: 'Date',
  date: 'Date',
  pastDate: 'Date',
  birthdate: 'Date',
  incident: 'Date',
  campDays: 'Array of Date',
  number: 'Number',
  confirmation: 'Boolean',
  optional: 'String',
  // Each signature has the signer and the time.
  signatures: 'Embedded',
};

interface SchemaPath {
  instance: string;
  embeddedSchemaType?: SchemaPath;
}

const typeOf = ({ instance, embeddedSchemaType }: SchemaPath): string =>
  embeddedSchemaType ? `Array of ${embeddedSchemaType.instance}` : instance;

const schemaWith = (options?: { required: boolean }) =>
  new Schema<Record<string, unknown>>(pathsOf(probeRecord, options), { _id: false });

it('stores each kind as its type, and neither passwords nor pictures', () => {
  const paths = Object.entries(schemaWith().paths).map(([name, path]) => [name, typeOf(path as SchemaPath)]);

  expect(Object.fromEntries(paths)).toEqual(stored);
});

it('requires no answers of forms whose questions change, but required answers on request', () => {
  expect(schemaWith().requiredPaths()).toEqual([]);
  const required = schemaWith({ required: true }).requiredPaths();
  expect(required).toContain('line');
  for (const name of ['optional', 'withTextVal', 'incident']) expect(required).not.toContain(name);
});
