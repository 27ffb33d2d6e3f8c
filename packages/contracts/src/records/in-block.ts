/** Fields that are presented within a block as well, such as `medical.immunizations`. */
export const inBlock = <const Block extends string, Fields extends Record<string, object>>(
  block: Block,
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, block }])) as {
    [Name in keyof Fields]: Fields[Name] & { block: Block };
  };
