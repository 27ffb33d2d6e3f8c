import { read } from './compose-file';

/** A file's lines without comments and blank lines. Continued lines are joined. */
export const linesOf = (file: string): string[] =>
  read(file)
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The instructions of each stage of the Dockerfile, and the stage it builds on. */
export const stages = new Map<string, { from: string; lines: string[] }>();
for (const line of linesOf('Dockerfile')) {
  const [, from, name] = /^FROM (\S+) AS (\w+)$/.exec(line) ?? [];
  if (from && name) stages.set(name, { from, lines: [] });
  else [...stages.values()].at(-1)?.lines.push(line);
}
/** The instructions of a stage, after those of the stages that it builds on. */
export const linesOfStage = (name: string): string[] => {
  const stage = stages.get(name);
  return stage ? [...linesOfStage(stage.from), ...stage.lines] : [];
};
