/** The codes of answers that say that there are no such records. */
const none = new Set(['ENOTFOUND', 'ENODATA']);

/** The records of a name, of which there may be none. @throws Error if no name server answers */
export async function orNone<Entry>(answer: Promise<Entry[]>): Promise<Entry[]> {
  try {
    return await answer;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (none.has(code)) return [];
    throw new Error(`no name server answers (${code}).`, { cause: error });
  }
}
