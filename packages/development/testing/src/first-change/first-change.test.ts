import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../workspace-copy';
import type { Edit } from './first-change';
import { firstChanges } from './first-changes';

const textOf = (file: string) => readFileSync(join(workspaceFolder, file), 'utf8');

/** The numbered steps of a section, each with its first words. */
function stepsOf(readme: string, section: string): string[] {
  const text = textOf(readme).split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step);
}

const isPossible = ({ file, behind }: Edit) =>
  behind === undefined ? !existsSync(join(workspaceFolder, file)) : textOf(file).split(behind).length === 2;

describe.each(firstChanges)('$section ($readme)', ({ readme, section, steps }) => {
  it('is tested with exactly the page’s steps', () => {
    const documented = stepsOf(readme, section);

    expect(documented.map((step, index) => step.slice(0, steps[index]?.step.length))).toEqual(
      steps.map(({ step }) => step),
    );
  });

  it('finds each place that a step changes exactly once', () => {
    expect(steps.flatMap(({ edits }) => edits).filter((edit) => !isPossible(edit))).toEqual([]);
  });
});

it('is linked from the root README', () => {
  const anchors = firstChanges.map(
    ({ readme, section }) => `(${readme}#${section.toLowerCase().replaceAll(' ', '-')})`,
  );
  expect(anchors.filter((anchor) => !textOf('README.md').includes(anchor))).toEqual([]);
});
