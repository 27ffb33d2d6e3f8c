/** In place of a day: it happened, and nobody has said when. No schema takes it, no date box shows it. */
export const undated = 'undated';
