/** The update for a change. Undefined fields are removed, and absent ones stay. */
export function setAndUnset<Change extends object>(change: Change) {
  const entries = Object.entries(change);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    $unset: Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1])),
  };
}
