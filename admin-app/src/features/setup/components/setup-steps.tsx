import { TextLink } from '@camp/ui/actions/text-link';

/** A step as the list shows it. */
export interface ListedStep {
  id: string;
  title: string;
  state: 'Done' | 'To do' | 'Optional';
}

interface SetupStepsProps {
  steps: readonly ListedStep[];
  /** Id of the step on the page. */
  current: string;
}

/** All steps with what is done, in their order. Any of them can be opened at any time. */
export function SetupSteps({ steps, current }: SetupStepsProps) {
  return (
    <nav className="setup-steps" aria-label="Steps">
      <ol className="camp-plain-list">
        {steps.map(({ id, title, state }, index) => (
          <li key={id} data-done={state === 'Done' || undefined}>
            <span aria-hidden="true" className="setup-steps__number">
              {state === 'Done' ? '✓' : index + 1}
            </span>
            <TextLink to={`?step=${id}#step-${id}`} aria-current={id === current ? 'step' : undefined}>
              {title}
            </TextLink>
            <span className="camp-note">{state}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
