import type { Field } from './field';

type Unplaced<Declared> = Declared extends Field ? Omit<Declared, 'section'> : never;

/** Assigns fields to a section, in the order of the page. */
export const inSection = <
  const Section extends string,
  const Fields extends Readonly<Record<string, Unplaced<Field>>>,
>(
  section: Section,
  fields: Fields,
) => eachWith({ section }, fields);

/** Fields that are also presented within a block, such as `medical.immunizations`. */
export const inBlock = <const Block extends string, const Fields extends Readonly<Record<string, object>>>(
  block: Block,
  fields: Fields,
) => eachWith({ block }, fields);

const eachWith = <Common extends object, Fields extends Readonly<Record<string, object>>>(
  common: Common,
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...common, ...field }])) as {
    [Name in keyof Fields]: Fields[Name] & Common;
  };
