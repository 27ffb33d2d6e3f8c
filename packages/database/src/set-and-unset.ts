/** What MongoDB is told of a change: a field that is undefined goes, one that is not named stays. */
export function setAndUnset<Change extends object>(change: Change) {
  const entries = Object.entries(change);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    $unset: Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1])),
  };
}
