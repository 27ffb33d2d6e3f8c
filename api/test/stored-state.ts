import type { ServedApi } from './api-under-test';

/** What is stored, as one text for each collection. */
export type StoredState = Record<string, string>;

/** Reads every document of every collection. */
export async function storedState({ models }: Pick<ServedApi, 'models'>): Promise<StoredState> {
  const collections = await Promise.all(
    Object.entries(models).map(async ([name, model]): Promise<[string, string]> => {
      const documents: unknown[] = await model.collection.find({}).sort({ _id: 1 }).toArray();
      return [name, JSON.stringify(documents)];
    }),
  );
  return Object.fromEntries(collections);
}

/** Deletes the records of earlier calls, which every comparison would read again. @param spared - models to leave as they are */
export async function forgetRecords(
  { models }: Pick<ServedApi, 'models'>,
  spared: readonly (keyof ServedApi['models'])[],
): Promise<void> {
  const others = Object.entries(models).filter(([name]) => !(spared as readonly string[]).includes(name));
  await Promise.all(others.map(([, model]) => model.collection.deleteMany({})));
}

/** The collections that differ. */
export const changedBetween = (before: StoredState, after: StoredState): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);

/** Field names that MongoDB or JavaScript would treat specially. */
const specialName = /[^\\]"(?:\$\w+|__proto__|constructor|prototype)":/;

/** The collections with such a field name. */
export const withSpecialNames = (state: StoredState): string[] =>
  Object.keys(state).filter((name) => specialName.test(state[name] ?? ''));

/** The documents that contain a text, such as an id. */
export const withText = (state: StoredState, text: string): string[] =>
  Object.entries(state).flatMap(([name, documents]) =>
    (JSON.parse(documents) as unknown[])
      .map((document) => `${name} ${JSON.stringify(document)}`)
      .filter((document) => document.includes(text)),
  );
