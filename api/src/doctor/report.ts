import { categories, type Finding } from '@camp/checks/check';
import type { CheckedPart } from '@camp/checks/run-checks';

const words: Record<Finding['state'], string> = {
  right: 'right',
  wrong: 'WRONG',
  'not-checked': 'not checked',
};
const width = Math.max(...Object.values(words).map((word) => word.length));

/** The report for a person at a terminal: one line for each check, and what to do about what is wrong. */
export function reportOf(parts: readonly CheckedPart[]): string {
  const blocks = categories.map((category) => {
    const inCategory = parts.filter(({ check }) => check.category === category);
    return inCategory.length > 0 ? [category, ...inCategory.flatMap(linesOf), ''] : [];
  });
  return [...blocks.flat(), summaryOf(parts)].join('\n');
}

/** Whether the installation needs a person. */
export const isWrong = (parts: readonly CheckedPart[]): boolean => countOf(parts, 'wrong') > 0;

function linesOf({ check, finding }: CheckedPart): string[] {
  const state = words[finding.state].padEnd(width);
  const said = finding.state === 'not-checked' ? `because ${finding.because}` : finding.sentence;
  const line = `  ${state}  ${check.name}: ${said}`;
  if (finding.state !== 'wrong') return [line];
  return [line, `  ${' '.repeat(width)}  To do: ${finding.help ?? check.help}`];
}

const summaryOf = (parts: readonly CheckedPart[]) =>
  `${countOf(parts, 'right')} right, ${countOf(parts, 'wrong')} wrong, ${countOf(parts, 'not-checked')} not checked.`;

const countOf = (parts: readonly CheckedPart[], state: Finding['state']) =>
  parts.filter(({ finding }) => finding.state === state).length;
