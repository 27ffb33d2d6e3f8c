/** The update of a change: undefined fields are removed, absent ones stay. */
export function setAndUnset<Change extends object>(change: Change) {
  const entries = Object.entries(change);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    $unset: Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1])),
  };
}
